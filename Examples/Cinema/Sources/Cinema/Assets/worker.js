"use strict";
// Keeps what this browser has seen: pages, their pictures, and the frame, so that a page opens without a network. The site writes the addresses of
// the frame above this line, and a new frame is a new worker.
//
// Pages of a person are in a store of their own. They are removed with a sign-out, and as soon as the site answers another person or a visitor.
const limits = { pages: 100, person: 60, pictures: 400 };
const unkept = ["/sign-in", "/signed-in", "/account", "/account/calendar", "/account/library", "/offline", "/health", "/metrics", "/worker.js"];

const store = `frame-${frame.join("")}`;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(store);
    // As a visitor gets it: the frame is there after a sign-out, too.
    await cache.addAll(frame.map((address) => new Request(address, { cache: "reload", credentials: "omit" })));
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("frame-") && name !== store) await caches.delete(name);
    // The page that has brought this worker was read without it.
    for (const { url } of await clients.matchAll({ includeUncontrolled: true, type: "window" })) {
      try {
        await keep(new Request(url, { headers: { Accept: "text/html", "X-Part": "1" } }), event);
      } catch { /* It is kept when it is seen again. */ }
    }
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.method === "POST" && address.pathname === "/sign-out") event.waitUntil(forgetPeople(null));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(read(request, event));
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (address.pathname.startsWith("/pictures/")) {
    event.respondWith(picture(request, event));
  }
});

// A page: from the site, or without a network as it was seen last.
async function read(request, event) {
  try {
    return await keep(request, event);
  } catch (error) {
    const page = await seen(request);
    if (!page) throw error;
    return page;
  }
}

async function keep(request, event) {
  const answer = await fetch(request);
  const { pathname } = new URL(request.url);
  // A page of something between here and the site has another policy, or none.
  const isOurs = (answer.headers.get("Content-Security-Policy") ?? "").startsWith("default-src 'none'");
  if (!isOurs || !(answer.headers.get("Content-Type") ?? "").startsWith("text/html")) return answer;
  const person = answer.headers.get("Cinema-Person");
  await forgetPeople(person);
  if (!answer.ok || answer.headers.has("Cinema-Moment") || unkept.includes(pathname)) return answer;
  event.waitUntil(put(person ? `person-${person}` : "pages", person ? limits.person : limits.pages, request.url, answer.clone()));
  return answer;
}

async function seen(request) {
  const url = new URL(request.url);
  url.hash = "";
  for (const name of (await caches.keys()).sort().reverse()) {
    if (!/^(person-|pages$)/.test(name)) continue;
    const answer = await (await caches.open(name)).match(url.href, { ignoreVary: true });
    if (answer) return marked(answer);
  }
  const cache = await caches.open(store);
  const nothing = await cache.match("/offline", { ignoreVary: true });
  return nothing && new Response(nothing.body, { status: 503, headers: headers(nothing) });
}

// The page says that it is an older one, and from when.
async function marked(answer) {
  const date = new Date(answer.headers.get("Date") ?? Date.now()).toISOString();
  const text = (await answer.text()).replace("<body ", `<body data-kept="${date}" `);
  return new Response(text, { headers: headers(answer) });
}

// The policy of the site holds for what is kept, too.
function headers(answer) {
  const fields = new Headers();
  for (const name of ["Content-Type", "Content-Language", "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy",
    "Cross-Origin-Opener-Policy", "Permissions-Policy"]) {
    const value = answer.headers.get(name);
    if (value) fields.set(name, value);
  }
  fields.set("Cache-Control", "no-store");
  return fields;
}

async function asset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function picture(request, event) {
  const cache = await caches.open("pictures");
  const answer = await cache.match(request, { ignoreVary: true });
  if (answer) return answer;
  const fresh = await fetch(request);
  if (fresh.ok && !(fresh.headers.get("Cache-Control") ?? "").includes("no-store")) {
    event.waitUntil(put("pictures", limits.pictures, request.url, fresh.clone()));
  }
  return fresh;
}

async function put(name, limit, url, answer) {
  try {
    const cache = await caches.open(name);
    // The newest one is the last one.
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, answer);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key, { ignoreVary: true });
  } catch { /* A full disk keeps nothing. */ }
}

async function forgetPeople(person) {
  for (const name of await caches.keys()) {
    if (!name.startsWith("person-") || name === `person-${person}`) continue;
    await caches.delete(name);
    // The pictures tell which titles the person has seen.
    await caches.delete("pictures");
  }
}
