import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumSearchTests {
    @Test func `suggestions lie above everything, on every page and at every width`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/movies/popular")
            for width in [320, 400, 640, 1_280] {
                try await tab.show(width: width, theme: "light")
                for path in ["/", "/title/movie/550", "/movies/popular?layout=compact", "/title/tv/1399"] {
                    try await tab.open(path)
                    try await tab.click("#q")
                    try await tab.type("the")
                    try await tab.wait("document.querySelectorAll('#suggestions li').length > 2")
                    let covered = try await tab.covered("#suggestions li")
                    #expect(covered == [], "\(path) at \(width)")
                    try await tab.press(.escape)
                    try await tab.click(".menu summary")
                    #expect(try await tab.covered(".panel select, .panel button, .panel a") == [], "the settings on \(path) at \(width)")
                }
            }
        }
    }

    @Test func `the keys of an input method are left alone, and a text is asked for after a pause`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.open("/movies/popular")
            try await tab.click("#q")
            // Letter after letter without a pause is one text.
            _ = try await tab.value(
                """
                (() => {
                  performance.clearResourceTimings();
                  const field = document.querySelector("#q");
                  for (const letter of "the godfather") {
                    field.value += letter;
                    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
                  }
                  return true;
                })()
                """, as: Bool.self)
            try await tab.wait("document.querySelector('#suggestions li')")
            let requests: Int = try await tab.value(
                "performance.getEntriesByType('resource').filter((each) => each.name.includes('/suggestions?')).length")
            #expect(requests == 1)

            let key = { (name: String, isComposing: Bool) in
                try await tab.value(
                    """
                    document.querySelector("#q").dispatchEvent(
                      new KeyboardEvent("keydown", { key: "\(name)", isComposing: \(isComposing), bubbles: true, cancelable: true }))
                    """, as: Bool.self)
            }
            let chosen = "document.querySelector('#q').hasAttribute('aria-activedescendant')"
            #expect(try await key("ArrowDown", true))
            #expect(try await !tab.value(chosen))
            #expect(try await !key("ArrowDown", false))
            #expect(try await tab.value(chosen))
            // With a suggestion chosen, Enter of an input method takes its word, and the page stays.
            #expect(try await key("Enter", true))
            #expect(try await tab.value("location.pathname") == "/movies/popular")
        }
    }

    @Test func `an empty field is read as the page is, and a text as its letters are`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.prefer("ar")
            try await tab.open("/")
            let direction = "getComputedStyle(document.querySelector('#q')).direction"
            #expect(try await tab.value(direction) == "rtl")
            try await tab.click("#q")
            try await tab.type("star")
            #expect(try await tab.value(direction) == "ltr")
        }
    }
}

extension Tab {
    /// Elements that have something else on top of their middle, or lie outside of the window.
    func covered(_ selector: String) async throws -> [String] {
        try await value(
            """
            [...document.querySelectorAll(\(Self.quoted(selector)))].flatMap((each) => {
              const box = each.getBoundingClientRect();
              return [0.05, 0.5, 0.95].flatMap((part) => {
                const top = document.elementFromPoint(box.x + box.width * part, box.y + box.height / 2);
                return top && each.contains(top) ? [] : [`${each.outerHTML.slice(0, 80)} under ${top?.outerHTML.slice(0, 80)}`];
              });
            })
            """)
    }
}
