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

    /// The cards of all rows, their rows, and the column of the page.
    private static let rows = """
        (() => {
          const boxes = (selector, root) => [...root.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
          const main = document.querySelector("main");
          const style = getComputedStyle(main);
          return {
            width: main.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
            cards: boxes(".rows .card .picture", document).map((each) => [each.width, each.height]),
            rows: boxes(".rows > *", document).map((each) => [each.top, each.left, each.right]),
          };
        })()
        """

    @Test(arguments: [320, 400, 768, 1_280, 1_920]) func `all cards of a page have one size, and short rows share a line`(width: Int)
        async throws
    {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for language in ["en", "ar"] {
                try await tab.prefer(language)
                for path in ["/", "/title/tv/1399", "/title/movie/550"] {
                    try await tab.openAll(path)
                    let cards: [[Double]] = try await tab.value("\(Self.rows).cards")
                    let widths = cards.compactMap(\.first)
                    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 2, "\(path) \(language)")
                    #expect(cards.allSatisfy { abs($0[1] - $0[0] * 1.5) < 2 }, "\(path) \(language)")
                }
                // Three movies and two series are one line of five.
                try await tab.openAll("/")
                let tops: [Double] = try await tab.value("\(Self.rows).rows.slice(-2).map((each) => each[0])")
                if width >= 1_280 { #expect(tops.count == 2 && tops[0] == tops[1], "\(tops)") }
            }
        }
    }

    @Test(arguments: [1_024, 1_280, 1_920]) func `the header and the content are in one column`(width: Int) async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for path in ["/", "/title/movie/550", "/movies/popular", "/account"] {
                try await tab.open(path)
                let edges: [Double] = try await tab.value(
                    """
                    (() => {
                      const main = document.querySelector("main");
                      const box = main.getBoundingClientRect();
                      const style = getComputedStyle(main);
                      const [brand, menu] = [".brand", ".menu"].map((each) => document.querySelector(each).getBoundingClientRect());
                      return [brand.left - box.left - parseFloat(style.paddingLeft), menu.right - box.right + parseFloat(style.paddingRight)];
                    })()
                    """)
                #expect(edges.allSatisfy { abs($0) < 1 }, "\(path): \(edges)")
            }
            _ = tab.complaints.taken()
        }
    }
}
