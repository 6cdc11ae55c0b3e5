"use strict";
// Every page works without this script. It saves loading a page again for what is small: suggestions, more titles, marks.
document.documentElement.classList.add("js");

const parsed = async (response) => new DOMParser().parseFromString(await response.text(), "text/html");
const page = (address, options) => fetch(address, { headers: { Accept: "text/html" }, ...options });

// Pictures: the placeholder goes when one is there, and stays when it does not come. These events do not bubble, so they are caught.
const settle = (image, name) => image.closest(".picture")?.classList.add(name);
document.addEventListener("load", (event) => event.target.tagName === "IMG" && settle(event.target, "loaded"), true);
document.addEventListener("error", (event) => event.target.tagName === "IMG" && settle(event.target, "failed"), true);
for (const image of document.images) if (image.complete) settle(image, image.naturalWidth ? "loaded" : "failed");

// Messages: a screen reader hears what changes in a live region, not what was in it from the beginning.
function tell(messages) {
  const region = document.getElementById("messages");
  region.replaceChildren();
  setTimeout(() => {
    region.append(...messages);
    for (const message of messages) message.addEventListener("animationend", () => message.remove());
  }, 50);
}
const first = [...document.querySelectorAll("#messages .message")];
if (first.length) tell(first);

// More titles are added to the list; the focus goes to the first new one. If they do not come, the link leads to their page.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-append]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.getAttribute("aria-disabled")) return;
  link.setAttribute("aria-disabled", "true");
  try {
    const response = await page(link.href);
    const fresh = response.ok && (await parsed(response));
    const items = fresh && [...fresh.querySelectorAll(`${link.dataset.append} > li`)];
    if (!items) throw new Error("no page");
    document.querySelector(link.dataset.append).append(...items);
    items[0]?.querySelector("a")?.focus();
    const next = fresh.querySelector("a[data-append]");
    if (next) link.replaceWith(next); else link.remove();
  } catch {
    location.assign(link.href);
  }
});

// Rows that come later, when somebody scrolls near them.
const later = new IntersectionObserver(async (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    later.unobserve(target);
    try {
      const response = await page(target.dataset.load);
      const part = response.ok && (await parsed(response)).querySelector(target.dataset.part);
      if (!part) throw new Error("no page");
      target.replaceWith(part);
    } catch {
      target.classList.add("failed");
    }
  }
}, { rootMargin: "400px" });
for (const element of document.querySelectorAll("[data-load]")) later.observe(element);

// Marks change in place.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.dataset.swap) return;
  event.preventDefault();
  const pressed = event.submitter;
  const place = [...document.querySelectorAll(`${form.dataset.swap} button`)].indexOf(pressed);
  // Before it is disabled: what is disabled is not sent.
  const body = new URLSearchParams(new FormData(form, pressed));
  pressed.disabled = true;
  try {
    const response = await page(form.action, { method: "POST", body });
    const fresh = response.ok && (await parsed(response));
    const part = fresh && fresh.querySelector(form.dataset.swap);
    if (!part) throw new Error("no page");
    document.querySelector(form.dataset.swap).replaceWith(part);
    part.querySelectorAll("button")[place]?.focus();
    tell([...fresh.querySelectorAll("#messages .message")]);
  } catch {
    location.reload();
  }
});

// Suggestions while somebody types: a combobox, moved through with the arrow keys.
const field = document.getElementById("q");
const list = document.getElementById("suggestions");
let asked = 0;
let chosen = -1;
field.setAttribute("role", "combobox");
field.setAttribute("aria-autocomplete", "list");
field.setAttribute("aria-controls", "suggestions");
field.setAttribute("aria-expanded", "false");

function show(suggestions) {
  chosen = -1;
  list.replaceChildren(...suggestions.map((suggestion, index) => {
    const item = document.createElement("li");
    item.id = `suggestion-${index}`;
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    item.dataset.path = suggestion.path;
    const text = document.createElement("bdi");
    text.textContent = suggestion.text;
    const note = document.createElement("span");
    note.textContent = suggestion.note;
    item.append(text, note);
    return item;
  }));
  list.hidden = !suggestions.length;
  field.setAttribute("aria-expanded", String(!list.hidden));
  field.removeAttribute("aria-activedescendant");
}

field.addEventListener("input", async () => {
  const number = ++asked;
  const text = field.value.trim();
  let suggestions = [];
  if (text) {
    try {
      const response = await fetch(`${field.dataset.suggestions}?q=${encodeURIComponent(text)}`);
      if (response.ok) suggestions = await response.json();
    } catch { /* Suggestions are not worth a message. */ }
  }
  // A late answer to an earlier text is not shown.
  if (number === asked) show(suggestions);
});

field.addEventListener("keydown", (event) => {
  const items = [...list.children];
  if (event.key === "Escape") show([]);
  if (event.key === "Enter" && chosen >= 0) {
    event.preventDefault();
    location.assign(items[chosen].dataset.path);
  }
  if (!["ArrowDown", "ArrowUp"].includes(event.key) || !items.length) return;
  event.preventDefault();
  chosen = (chosen + (event.key === "ArrowDown" ? 1 : -1) + items.length + (chosen < 0 && event.key === "ArrowUp" ? 1 : 0)) % items.length;
  items.forEach((item, index) => item.setAttribute("aria-selected", String(index === chosen)));
  field.setAttribute("aria-activedescendant", items[chosen].id);
});
list.addEventListener("mousedown", (event) => {
  const item = event.target.closest("li");
  if (item) location.assign(item.dataset.path);
});
field.addEventListener("blur", () => show([]));
