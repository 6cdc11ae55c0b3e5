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

// Pictures: the placeholder goes when one is there. One that does not come gives way to its title, which lies below it, tinted by its id, as the
// site does for a title without a picture. These events do not bubble, so they are caught.
function settle(image, isThere) {
  const picture = image.closest(".picture");
  // An image that has failed before this script runs can still report it afterwards.
  if (!picture || picture.classList.contains("blank")) return;
  if (isThere) return picture.classList.add("loaded");
  const link = image.closest("a");
  const id = Number((link?.getAttribute("href") ?? location.pathname).match(/\d+/)?.[0] ?? 0);
  picture.classList.add("blank", `tint-${id % 12}`);
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
    for (const message of messages) {
      message.addEventListener("animationend", (event) => { if (event.target === message) message.remove(); });
    }
  }, 50);
}
function say(text) {
  const message = document.createElement("p");
  message.className = "message failure";
  message.textContent = text;
  tell([message]);
}
const told = document.getElementById("messages").innerHTML;
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

// Rows that come later, when somebody scrolls near them, and the newer version of a page that shows an older one. That replaces the page only while
// its reader has not begun to use it.
const isUntouched = () => !appended && scrollY < 200 && !document.querySelector("main").contains(document.activeElement?.closest("a, button, input, select, summary"));
const later = new IntersectionObserver(async (entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    later.unobserve(target);
    try {
      const part = (await page(target.dataset.load)).querySelector(target.dataset.part);
      if (!part) throw new Error("no part");
      if (!target.isConnected) continue;
      if (target.dataset.part === "main") {
        const note = part.querySelector(".freshness");
        if (isUntouched()) document.querySelector("main").replaceChildren(...part.childNodes); else if (note) target.replaceWith(note); else target.remove();
        roving([document]);
        for (const element of document.querySelectorAll("main [data-load]")) later.observe(element);
      } else {
        target.replaceWith(part);
        roving([part]);
      }
      look(document);
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
function mark(answer, action) {
  const fresh = (text) => parsed(text).body.firstElementChild;
  const replaced = [];
  for (const bar of document.querySelectorAll("#marks")) {
    if (bar.querySelector(".tap").getAttribute("action") !== action) continue;
    const other = fresh(answer.bar);
    other.querySelector("details").open = bar.querySelector("details").open;
    replaced.push([bar, other]);
  }
  for (const own of document.querySelectorAll(".own")) {
    if (own.parentElement.querySelector("a").getAttribute("href") === answer.path) replaced.push([own, fresh(answer.card)]);
  }
  for (const button of document.querySelectorAll(".acts .tap button")) {
    if (button.form.getAttribute("action") === action) replaced.push([button, fresh(answer.button)]);
  }
  for (const [old, other] of replaced) {
    const controls = (element) => (element.matches("button") ? [element] : [...element.querySelectorAll("button, summary, select")]);
    const place = controls(old).indexOf(document.activeElement);
    old.replaceWith(other);
    roving([other]);
    if (place < 0) continue;
    controls(other)[place].tabIndex = 0;
    controls(other)[place].focus();
  }
}

// A change that was not sent when the page was made is looked at again, a few times, so that the sign for it goes by itself. The first look is after
// the time in which most changes are sent.
const looks = [2_100, 3_000, 5_000, 10_000, 20_000, 40_000, 80_000];
const looking = new Set();
async function lookAgain(key, round, look) {
  if (round === 0 && (looking.has(key) || looking.size === 10)) return;
  looking.add(key);
  await new Promise((done) => setTimeout(done, looks[round]));
  let isOver = false;
  try {
    isOver = await look();
  } catch { /* The next look may find it. */ }
  if (isOver || round + 1 === looks.length) looking.delete(key); else lookAgain(key, round + 1, look);
}
function look(root) {
  for (const { dataset } of root.querySelectorAll("[data-waits]")) lookAtMark(dataset.waits);
  for (const element of root.querySelectorAll("[data-again]")) {
    const selector = element.dataset.again;
    lookAgain(selector, 0, async () => {
      const part = (await page(location.href)).querySelector(selector);
      const old = document.querySelector(selector);
      if (part && old && !old.contains(document.activeElement)) old.replaceWith(part);
      return !part?.dataset.again;
    });
  }
}
function lookAtMark(action) {
  lookAgain(action, 0, async () => {
    const response = await fetch(action, { headers: { Accept: "application/json" } });
    if (response.status === 401) return true;
    if (!response.ok) return false;
    const answer = await response.json();
    mark(answer, action);
    return !answer.isPending;
  });
}
look(document);

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const pressed = event.submitter;
  if (!form.matches("#tap, .tap, .rate, .undo")) return;
  event.preventDefault();
  if (pressed.getAttribute("aria-disabled")) return;
  const action = pressed.getAttribute("formaction") ?? form.getAttribute("action");
  // A button that is disabled by its attribute would lose the focus.
  const body = new URLSearchParams(new FormData(form, pressed));
  pressed.setAttribute("aria-disabled", "true");
  try {
    const response = await fetch(action, { method: "POST", headers: { Accept: "application/json" }, body });
    if (response.status === 401) {
      return location.assign(`/sign-in?back=${encodeURIComponent(location.pathname + location.search)}`);
    }
    if (!response.ok) throw new Error("not marked");
    const answer = await response.json();
    mark(answer, action);
    if (form.matches(".undo")) document.querySelector(`[action="${action}"] [name="${pressed.name}"], [formaction="${action}"]`)?.focus();
    tell([parsed(answer.message).body.firstElementChild]);
    if (answer.isPending) lookAtMark(action);
  } catch (error) {
    pressed.removeAttribute("aria-disabled");
    // Without a network, the page stays as it is and says so.
    if (error instanceof TypeError && !navigator.onLine) say(document.querySelector(".kept b").textContent); else location.reload();
  }
});

// A finger that stays on a card shows the button that a mouse shows by being there.
let held = 0;
let isHeld = false;
document.addEventListener("touchstart", (event) => {
  const card = event.target.closest(".card:has(.plan)");
  for (const other of document.querySelectorAll(".card.held")) if (other !== card) other.classList.remove("held");
  isHeld = false;
  if (!card || event.target.closest(".plan")) return;
  held = setTimeout(() => {
    isHeld = true;
    card.classList.add("held");
  }, 450);
}, { passive: true });
for (const kind of ["touchend", "touchmove", "touchcancel"]) document.addEventListener(kind, () => clearTimeout(held), { passive: true });
document.addEventListener("click", (event) => {
  if (!isHeld) return;
  isHeld = false;
  event.preventDefault();
}, true);
document.addEventListener("contextmenu", (event) => { if (event.target.closest(".card.held")) event.preventDefault(); });

// A sign-in leads through pages of TMDb, to which *Back* would lead afterwards. So the reader comes back to the entry of the page from before, as far
// as the history tells where it is.
const memory = (() => { try { return sessionStorage; } catch { return null; } })();
const account = document.querySelector(".account");
const isSignedIn = account.getAttribute("href") === "/account";
if (location.pathname === "/sign-in" && document.referrer) {
  const before = new URL(document.referrer);
  const back = new URLSearchParams(location.search).get("back");
  if (before.origin === location.origin && before.pathname + before.search === back && history.length < 40) {
    memory?.setItem("sign-in", JSON.stringify({ length: history.length, back }));
  }
} else if (isSignedIn && memory?.getItem("sign-in")) {
  const { length, back } = JSON.parse(memory.getItem("sign-in"));
  memory.removeItem("sign-in");
  const steps = history.length - length + 1;
  if (steps > 1 && location.pathname + location.search === back && history.length < 50) {
    addEventListener("pagehide", () => memory.setItem("signed-in", JSON.stringify({ message: told })), { once: true });
    history.go(-steps);
  }
}
// The page from before is read anew, with the marks of the person, and shows the message of the sign-in.
function welcome() {
  const text = memory?.getItem("signed-in");
  if (!text) return;
  const { message, isReload } = JSON.parse(text);
  memory.removeItem("signed-in");
  if (isSignedIn) return tell([...parsed(message).body.children]);
  if (isReload) return;
  memory.setItem("signed-in", JSON.stringify({ message, isReload: true }));
  location.reload();
}
// A page from the browser's memory is shown before the page after the sign-in has left its message.
addEventListener("pageshow", (event) => {
  welcome();
  if (event.persisted) for (const time of [200, 1_000, 3_000]) setTimeout(welcome, time);
});

// What this browser keeps: its worker lists the pages, of which the reader sees the titles.
navigator.serviceWorker?.register("/worker.js").catch(() => { /* The site works without it. */ });
const ofBrowser = document.getElementById("browser");
if (ofBrowser && "caches" in window) {
  (async () => {
    const items = [];
    for (const name of await caches.keys()) {
      if (!/^(pages|person)/.test(name)) continue;
      const cache = await caches.open(name);
      for (const request of (await cache.keys()).slice(-30).reverse()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const link = document.createElement("a");
        link.href = request.url;
        link.dir = "auto";
        link.textContent = parsed(await answer.text()).title;
        const item = document.createElement("li");
        item.append(link);
        items.push(item);
      }
    }
    ofBrowser.querySelector("ul").replaceChildren(...items);
    ofBrowser.hidden = !items.length;
  })().catch(() => { /* Without a list, the section stays hidden. */ });
}
const kept = document.body.dataset.kept;
if (kept) {
  const time = new Date(kept).toLocaleString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: "medium", timeStyle: "short" });
  document.querySelector(".kept").append(` (${time})`);
  document.querySelector(".kept").hidden = false;
}

// A page of a person that comes back from the browser's memory has marks of before, so it is read anew. A public page stays as it is.
addEventListener("pageshow", (event) => { if (event.persisted && isSignedIn) location.reload(); });

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
  if (text || isSignedIn) {
    try {
      const response = await fetch(`${field.dataset.suggestions}?q=${encodeURIComponent(text)}`);
      if (response.ok) suggestions = await response.json();
    } catch { /* Suggestions are not worth a message. */ }
  }
  // A late answer to an earlier text is not shown.
  if (number === asked && document.activeElement === field) show(suggestions);
}
// An empty field offers the searches of before.
field.addEventListener("focus", () => { if (!field.value && isSignedIn) suggest(); });

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
