extension Tab {
    /// Texts whose contrast with their background is less than 4.5 to 1, as the guidelines for accessible pages measure it.
    func faint() async throws -> [String] {
        try await value(
            """
            (() => {
              const parts = (color) => {
                const [, numbers] = color.match(/rgba?\\((.*)\\)/) ?? [];
                if (!numbers) throw new Error("a color that is not known: " + color);
                const [red, green, blue, alpha = 1] = numbers.split(/[ ,/]+/).map(Number);
                return { rgb: [red, green, blue], alpha };
              };
              const over = (front, back) => front.rgb.map((each, index) => each * front.alpha + back[index] * (1 - front.alpha));
              const behind = (element) => {
                const layers = [];
                for (let each = element; each; each = each.parentElement) {
                  const color = parts(getComputedStyle(each).backgroundColor);
                  layers.push(color);
                  if (color.alpha === 1) break;
                }
                return layers.reduceRight((back, layer) => over(layer, back), [255, 255, 255]);
              };
              const light = (rgb) => rgb
                .map((each) => each / 255)
                .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
                .reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0);
              const contrast = (element, style) => {
                const back = behind(element);
                const front = over(parts(style.color), back);
                const [low, high] = [light(front), light(back)].sort((a, b) => a - b);
                return (high + 0.05) / (low + 0.05);
              };
              const faint = new Set();
              const judge = (element, style, text) => {
                const ratio = contrast(element, style);
                if (ratio < 4.5) faint.add(`${ratio.toFixed(2)} ${element.tagName}.${element.className}: ${text.trim().slice(0, 40)}`);
              };
              const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
              while (texts.nextNode()) {
                const [text, element] = [texts.currentNode.data, texts.currentNode.parentElement];
                if (!text.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
                if (element.closest("script, style, title, option, .hidden")) continue;
                judge(element, getComputedStyle(element), text);
              }
              for (const field of document.querySelectorAll("input, select")) judge(field, getComputedStyle(field), "a value");
              for (const field of document.querySelectorAll("[placeholder]")) judge(field, getComputedStyle(field, "::placeholder"), "a placeholder");
              return [...faint];
            })()
            """)
    }

    /// The elements that make the page wider than the window, so that a reader has to scroll to both sides.
    func overflow() async throws -> [String] {
        try await value(
            """
            (() => {
              const width = document.documentElement.clientWidth;
              if (document.documentElement.scrollWidth <= width) return [];
              return [...document.querySelectorAll("body *")]
                .filter((each) => { const box = each.getBoundingClientRect(); return box.right > width + 1 || box.left < -1; })
                .filter((each) => !each.closest(".row, .hidden, .scroll, .top nav, [aria-hidden]"))
                .map((each) => each.outerHTML.slice(0, 120));
            })()
            """)
    }
}
