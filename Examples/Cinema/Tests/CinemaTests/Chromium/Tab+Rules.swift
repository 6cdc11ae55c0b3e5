extension Tab {
    /// Rules of accessible and valid pages that the page breaks.
    ///
    /// Names, landmarks, headings, labels, languages, ids, pictures, lists, the order of the focus and the size of targets are read from the
    /// document. Markup is valid if the browser did not have to repair it: then the tags of the source are the elements of the document, in the
    /// same order.
    func brokenRules() async throws -> [String] {
        try await value(
            """
            (async () => {
              const problems = [];
              const say = (rule, element) => problems.push(`${rule}: ${element?.outerHTML?.slice(0, 160) ?? ""}`);
              const all = (selector) => [...document.querySelectorAll(selector)];
              const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden, [aria-hidden=true]");

              // The document.
              const root = document.documentElement;
              if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(root.lang)) say("no language", root);
              if (!["ltr", "rtl"].includes(root.dir)) say("no direction", root);
              if (!document.title.trim()) say("no title", document.head);
              if (/[\\u202A-\\u202E\\u2066-\\u2069]/.test(document.title)) say("the title is reversed", document.head);
              if (document.compatMode !== "CSS1Compat") say("quirks", root);
              if (/user-scalable=no|maximum-scale/.test(document.querySelector("meta[name=viewport]")?.content ?? "")) say("no zoom", root);

              // Ids, and references to them.
              const ids = all("[id]").map((each) => each.id);
              for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) problems.push(`id twice: ${id}`);
              for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-activedescendant", "for"]) {
                for (const element of all(`[${name}]`)) {
                  for (const id of element.getAttribute(name).split(/\\s+/)) if (!document.getElementById(id)) say(`${name} leads nowhere`, element);
                }
              }

              // Landmarks: one of each kind that must be alone, names where there are several, and nothing outside.
              for (const name of ["main", "header.top", "footer"]) if (all(name).length !== 1) problems.push(`${all(name).length} of ${name}`);
              for (const selector of ["nav", "section"]) {
                const names = all(selector).map((each) => each.getAttribute("aria-label")
                  ?? document.getElementById(each.getAttribute("aria-labelledby") ?? "")?.textContent ?? "");
                if (selector === "nav" && names.some((each) => !each.trim())) problems.push(`${selector} without a name`);
                for (const name of names.filter((each, index) => each && names.indexOf(each) !== index)) problems.push(`${selector} twice: ${name}`);
              }
              for (const element of document.body.children) {
                if (!element.matches("header, main, footer, .skip, #messages")) say("outside of landmarks", element);
              }

              // Headings: one of the first level, and none left out.
              const levels = all("h1, h2, h3, h4, h5, h6").map((each) => Number(each.tagName[1]));
              if (levels.filter((each) => each === 1).length !== 1) problems.push(`headings of the first level: ${levels}`);
              levels.forEach((level, index) => { if (level > (levels[index - 1] ?? 0) + 1) problems.push(`a level is left out: ${levels}`); });
              for (const heading of all("h1, h2, h3")) if (!heading.textContent.trim()) say("empty heading", heading);

              // Controls: names, labels, no order of their own, nothing in one another, and room for a finger.
              const interactive = "a[href], button, input:not([type=hidden]), select, textarea, summary";
              for (const element of all(interactive)) {
                if (element.querySelector(interactive)) say("a control in a control", element);
                if (element.tabIndex > 0) say("an order of its own", element);
                if (element.closest("[aria-hidden=true]")) say("a hidden control", element);
                const name = element.getAttribute("aria-label") ?? (element.labels?.length ? [...element.labels].map((each) => each.textContent).join(" ")
                  : element.textContent || [...element.querySelectorAll("img")].map((each) => each.alt).join(" "));
                if (!name.trim()) say("no name", element);
                if (element.matches("input, select, textarea") && !element.labels.length && !element.hasAttribute("aria-label")) say("no label", element);
                const box = element.getBoundingClientRect();
                const inText = element.matches("a") && getComputedStyle(element).display === "inline";
                if (seen(element) && box.width && !element.matches(".skip") && !inText && (box.width < 23.9 || box.height < 23.9)) {
                  say(`a target of ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`, element);
                }
              }
              for (const form of all("form")) if (form.method === "post" && !form.querySelector("input[name=token]")) say("a form without a token", form);

              // Pictures and lists.
              for (const image of all("img")) {
                if (!image.hasAttribute("alt")) say("no alternative text", image);
                if (!image.getAttribute("width") || !image.getAttribute("height")) say("no size", image);
              }
              for (const list of all("ul, ol")) {
                const isWidget = list.getAttribute("role") === "listbox";
                for (const child of list.children) if (!child.matches("li") || (isWidget && child.getAttribute("role") !== "option")) say("in a list", child);
              }
              for (const list of all("dl")) for (const child of list.children) if (!child.matches("dt, dd")) say("in a list of terms", child);
              for (const item of all("li")) if (!item.parentElement.matches("ul, ol")) say("an item of no list", item);
              for (const element of all("[aria-hidden=true] [tabindex='0']")) say("a hidden stop", element);

              // Elements that hold only phrases.
              const phrases = "span, p, h1, h2, h3, a, button, label, summary, bdi, dt, time, q, b, i, em, strong";
              const blocks = "div, p, ul, ol, dl, section, article, nav, main, header, footer, form, details, h1, h2, h3, table";
              for (const element of all(phrases)) if (element.querySelector(blocks)) say("a block in a phrase", element);

              // Known values.
              const roles = ["listbox", "option", "combobox", "group", "search", "status"];
              for (const form of all("form[role]")) if (form.getAttribute("role") !== "search") say("a form cannot have this role", form);
              for (const element of all("[role]")) if (!roles.includes(element.getAttribute("role"))) say("an unknown role", element);
              for (const element of all("[aria-pressed], [aria-selected], [aria-expanded]")) {
                for (const name of ["aria-pressed", "aria-selected", "aria-expanded"]) {
                  if (element.hasAttribute(name) && !["true", "false"].includes(element.getAttribute(name))) say(name, element);
                }
              }
              for (const element of all("[dir]")) if (!["auto", "ltr", "rtl"].includes(element.dir)) say("direction", element);
              for (const time of all("time")) if (!/^\\d{4}-\\d\\d-\\d\\d/.test(time.dateTime)) say("a time that cannot be read", time);

              // The source, as it came.
              const source = await (await fetch(location.href, { headers: { Accept: "text/html" } })).text();
              if (!source.startsWith("<!doctype html>")) problems.push("no doctype");
              const void_ = ["img", "input", "meta", "link", "br", "hr"];
              const open = [];
              const tags = [];
              for (const [tag, end, name, attributes] of source.matchAll(/<(\\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g)) {
                if (end) {
                  if (open.at(-1) !== name) problems.push(`closed out of order: ${tag} in ${open.join(" ")}`);
                  open.pop();
                  continue;
                }
                tags.push(name);
                if (!void_.includes(name)) open.push(name);
                const names = [...attributes.replace(/"[^"]*"/g, "").matchAll(/[^\\s=/]+/g)].map((each) => each[0]);
                if (new Set(names).size !== names.length) problems.push(`an attribute twice: ${tag}`);
              }
              if (open.length) problems.push(`not closed: ${open.join(" ")}`);
              if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(source)) problems.push("an ampersand that is not escaped");
              const built = [...new DOMParser().parseFromString(source, "text/html").querySelectorAll("*")].map((each) => each.localName);
              const difference = tags.findIndex((each, index) => each !== built[index]);
              if (difference >= 0 || tags.length !== built.length) {
                problems.push(`repaired at ${difference}: ${tags.slice(difference - 3, difference + 3)} became ${built.slice(difference - 3, difference + 3)}`);
              }
              return [...new Set(problems)];
            })()
            """)
    }
}
