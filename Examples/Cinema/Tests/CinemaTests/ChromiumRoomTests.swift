import MarqueeSandbox
import Testing

@testable import Cinema

/// How pages use the room of a window.
@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumRoomTests {
    @Test(arguments: [320, 400, 1_280]) func `the hint of the search field is read as a whole`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for language in Language.allCases {
                try await tab.prefer(language.rawValue)
                try await tab.open("/")
                let room: Double = try await tab.value(
                    """
                    (() => {
                      const field = document.querySelector("#q");
                      const style = getComputedStyle(field);
                      const pen = document.createElement("canvas").getContext("2d");
                      pen.font = getComputedStyle(field, "::placeholder").font;
                      return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - pen.measureText(field.placeholder).width;
                    })()
                    """)
                #expect(room >= 0, "\(language)")
            }
        }
    }

    @Test(arguments: [320, 400, 1_280]) func `a heart and stars are in one line below the picture`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for path in ["/", "/movies/popular", "/person/287"] {
                try await tab.open(path)
                let wrong: [String] = try await tab.value(
                    """
                    [...document.querySelectorAll(".card:has(.tap)")].filter((card) => {
                      const picture = card.querySelector(".picture").getBoundingClientRect();
                      const buttons = [...card.querySelectorAll(".tap button")].map((each) => each.getBoundingClientRect());
                      const isBeside = (box) => box.left >= picture.right - 1 || box.right <= picture.left + 1;
                      return buttons.some((box) => (box.top < picture.bottom - 1 && !isBeside(box)) || Math.abs(box.top - buttons[0].top) > 2
                        || box.right > card.getBoundingClientRect().right + 1);
                    }).map((card) => card.innerText)
                    """)
                #expect(wrong == [], "\(path)")
            }
        }
    }

    @Test func `a few titles share the width of a large window`() async throws {
        try await OpenSite.browse { open, tab in
            // A series with two seasons and as many recommended series.
            var pages: [String: Int] = [:]
            for (count, id) in zip(2...4, 7_000_201...) {
                var series = SandboxCatalog.Series(id: id, name: "Sample \(id)")
                series.seasons = (1...count).map { SandboxCatalog.Season(number: $0) }
                try open.sandbox.add(series)
                pages["/title/tv/\(id)"] = count
            }
            for language in ["en", "ar"] {
                try await tab.prefer(language)
                for width in [1_024, 1_280] {
                    try await tab.show(width: width, theme: "light")
                    for (path, count) in pages {
                        try await tab.open(path)
                        let empty: Double = try await tab.value(
                            """
                            (() => {
                              const row = document.querySelector(".row.few");
                              const [first, last] = [row.firstElementChild, row.lastElementChild].map((each) => each.getBoundingClientRect());
                              return 1 - (Math.max(first.right, last.right) - Math.min(first.left, last.left)) / row.clientWidth;
                            })()
                            """)
                        #expect(empty < 0.05, "\(count) at \(width) in \(language)")
                    }
                }
            }
        }
    }
}
