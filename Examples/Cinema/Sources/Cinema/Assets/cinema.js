"use strict";
// Every page works without this script. It saves loading a page again for what is small: suggestions, more titles, marks.
document.documentElement.classList.add("js");

const parsed = (text) => new DOMParser().parseFromString(text, "text/html");
const page = async (address) => {
  // The site keeps its messages for a page that is shown as a whole.
  const response = await fetch(address, { headers: { Accept: "text/html", "X-Part": "1" } });
  if (!response.ok) throw new Error("no page");
  return parsed(await response.text());
};

// Pictures: the placeholder goes when one is there. One that does not come gives way to its title, tinted by its id, as the site does for a
// title without a picture. These events do not bubble, so they are caught.
function settle(image, isThere) {
  const picture = image.closest(".picture");
  // An image that has failed before this script runs can still report it afterwards.
  if (!picture || picture.classList.contains("blank")) return;
  if (isThere) return picture.classList.add("loaded");
  const link = image.closest("a");
  const title = (link ?? document).querySelector(link ? ".card-title" : "h1")?.textContent ?? "";
  const id = Number((link?.getAttribute("href") ?? location.pathname).match(/\d+/)?.[0] ?? 0);
  const text = document.createElement("span");
  text.dir = "auto";
  text.textContent = title;
  picture.classList.add("blank", `tint-${id % 12}`);
  picture.append(text);
}
document.addEventListener("load", (event) => event.target.tagName === "IMG" && settle(event.target, true), true);
document.addEventListener("error", (event) => event.target.tagName === "IMG" && settle(event.target, false), true);
for (const image of document.images) if (image.complete) settle(image, image.naturalWidth > 0);

// Moments are written in the time zone of the reader, with the digits of the page.
for (const moment of document.querySelectorAll("time.moment")) {
  const language = `${document.documentElement.lang}-u-nu-latn`;
  moment.textContent = new Date(moment.dateTime).toLocaleString(language, { dateStyle: "long", timeStyle: "short" });
}

// Messages: a screen reader hears what changes in a live region, not what was in it from the beginning.
function tell(messages) {
  const region = document.getElementById("messages");
  region.replaceChildren();
  setTimeout(() => {
    region.append(...messages);
    for (const message of messages) message.addEventListener("animationend", () => message.remove());
  }, 50);
}
function say(text) {
  const message = document.createElement("p");
  message.className = "message";
  message.textContent = text;
  tell([message]);
}
const first = [...document.querySelectorAll("#messages .message")];
if (first.length) tell(first);

// More titles are added to the list, and the address says up to which page, so that *Back* finds all of them. After a click the focus goes to
// the first new one, and if they do not come, the link leads to their page.
async function append(link) {
  if (link.getAttribute("aria-disabled")) return [];
  link.setAttribute("aria-disabled", "true");
  const fresh = await page(link.href);
  const items = [...fresh.querySelectorAll(`${link.dataset.append} > li`)];
  if (!items.length) throw new Error("no titles");
  document.querySelector(link.dataset.append).append(...items);
  roving(items);
  // The number of the page is a live region: it is announced, and no message covers what has the focus.
  document.querySelector(".pager .page").textContent = fresh.querySelector(".pager .page").textContent;
  const address = new URL(location.href);
  address.searchParams.set("to", new URL(link.href).searchParams.get("page"));
  history.replaceState(history.state, "", address);
  const next = fresh.querySelector("a[data-append]");
  const isFocused = document.activeElement === link;
  if (next) link.replaceWith(next); else link.remove();
  if (isFocused) next?.focus();
  return items;
}
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-append]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    (await append(link))[0]?.querySelector("a")?.focus();
  } catch {
    location.assign(link.href);
  }
});

// A reader who scrolls near the end with a wheel or a finger gets the next page without a click, a few times: after that the button stays, so
// that what is below the list can be reached. A page that does not come leaves the button, too. The Tab key and *Back* scroll as well, and must
// find the list as it is: the next control, and the rows of before.
let appended = 0;
let isPointed = false;
const end = new IntersectionObserver(async (entries) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  const link = document.querySelector("a[data-append]");
  if (!link || appended === 4 || !isPointed || !scrollY) return;
  appended += 1;
  try {
    await append(link);
    watch();
  } catch {
    link.removeAttribute("aria-disabled");
  }
}, { rootMargin: "400px" });
function watch() {
  end.disconnect();
  const pager = document.querySelector(".pager");
  if (pager) end.observe(pager);
}
for (const kind of ["wheel", "touchmove"]) {
  document.addEventListener(kind, () => {
    if (isPointed) return;
    isPointed = true;
    watch();
  }, { passive: true });
}
document.addEventListener("keydown", () => { isPointed = false; });
addEventListener("pageshow", () => { isPointed = false; });

// Rows that come later, when somebody scrolls near them.
const later = new IntersectionObserver(async (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    later.unobserve(target);
    try {
      const part = (await page(target.dataset.load)).querySelector(target.dataset.part);
      if (!part) throw new Error("no part");
      target.replaceWith(part);
      roving([part]);
    } catch {
      target.classList.add("failed");
    }
  }
}, { rootMargin: "400px" });
for (const element of document.querySelectorAll("[data-load]")) later.observe(element);

// Stars are one stop of the Tab key; the arrow keys go from one to the next.
function roving(roots) {
  for (const root of roots) {
    for (const stars of root.querySelectorAll(".stars")) {
      const current = [...stars.querySelectorAll(".on, .half")].at(-1) ?? stars.firstElementChild;
      for (const star of stars.children) star.tabIndex = star === current ? 0 : -1;
    }
  }
}
roving([document]);
document.addEventListener("keydown", (event) => {
  const star = event.target.closest?.(".stars button");
  if (!star || event.isComposing || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  event.preventDefault();
  const isForward = (event.key === "ArrowRight") === (document.documentElement.dir !== "rtl");
  const next = isForward ? star.nextElementSibling : star.previousElementSibling;
  if (!next) return;
  [star.tabIndex, next.tabIndex] = [-1, 0];
  next.focus();
});

// Marks change in place, wherever the title is on the page.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches(".tap, .rate")) return;
  event.preventDefault();
  const pressed = event.submitter;
  const action = form.getAttribute("action");
  // Before it is disabled: what is disabled is not sent.
  const body = new URLSearchParams(new FormData(form, pressed));
  const place = [...form.querySelectorAll("button")].indexOf(pressed);
  const bar = form.closest("#marks");
  pressed.disabled = true;
  try {
    const response = await fetch(action, { method: "POST", headers: { Accept: "application/json" }, body });
    if (response.status === 401) {
      return location.assign(`/sign-in?back=${encodeURIComponent(location.pathname + location.search)}`);
    }
    if (!response.ok) throw new Error("not marked");
    const answer = await response.json();
    for (const old of document.querySelectorAll("form.tap")) {
      if (old.getAttribute("action") !== action) continue;
      const isBar = old.parentElement.id === "marks";
      const fresh = parsed(isBar ? answer.bar : answer.tap).body.firstElementChild;
      const group = isBar ? fresh.querySelector(".tap") : fresh;
      group.querySelector(".group").setAttribute("aria-label", old.querySelector(".group").getAttribute("aria-label"));
      if (isBar) fresh.querySelector("details").open = old.parentElement.querySelector("details").open;
      (isBar ? old.parentElement : old).replaceWith(fresh);
      roving([fresh]);
      if (old !== form && (!bar || !isBar)) continue;
      const buttons = (form.matches(".rate") ? fresh.querySelector(".rate") : group).querySelectorAll("button");
      buttons[place].tabIndex = 0;
      buttons[place].focus();
    }
    say(answer.message);
  } catch {
    location.reload();
  }
});

// Where tabs are wider than the window, the present one is in sight. The page itself is not scrolled.
for (const tab of document.querySelectorAll(".tabs.scroll [aria-current]")) {
  const tabs = tab.closest(".tabs");
  const [outer, inner] = [tabs, tab].map((each) => each.getBoundingClientRect());
  tabs.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}

// A page of a person that comes back from the browser's memory has marks of before, so it is read anew. A public page stays as it is.
addEventListener("pageshow", (event) => { if (event.persisted && document.querySelector(".account[href='/account']")) location.reload(); });

// The settings close with Escape, with a click elsewhere, and when the focus goes on.
const menu = document.querySelector(".menu");
document.addEventListener("click", (event) => { if (!menu.contains(event.target)) menu.open = false; });
menu.addEventListener("focusout", (event) => { if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false; });
menu.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// Suggestions when the reader pauses: a combobox, moved through with the arrow keys.
const pause = 150;
const field = document.getElementById("q");
const list = document.getElementById("suggestions");
let asked = 0;
let timer = 0;
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
    text.append(...(suggestion.parts ?? [{ text: suggestion.text }]).map((part) => {
      if (!part.isMatch) return part.text;
      const match = document.createElement("b");
      match.textContent = part.text;
      return match;
    }));
    const note = document.createElement("span");
    note.textContent = suggestion.note;
    item.append(text, note);
    return item;
  }));
  list.hidden = !suggestions.length;
  field.setAttribute("aria-expanded", String(!list.hidden));
  field.removeAttribute("aria-activedescendant");
}

async function suggest() {
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
}

field.addEventListener("input", () => {
  // What was asked for the text before is not shown anymore.
  asked += 1;
  clearTimeout(timer);
  timer = setTimeout(suggest, pause);
});

field.addEventListener("keydown", (event) => {
  // The keys of an input method belong to it: Enter takes its word, and the arrows choose among its own.
  if (event.isComposing || event.keyCode === 229) return;
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
list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", (event) => {
  const item = event.target.closest("li");
  if (item) location.assign(item.dataset.path);
});
field.addEventListener("blur", () => show([]));
