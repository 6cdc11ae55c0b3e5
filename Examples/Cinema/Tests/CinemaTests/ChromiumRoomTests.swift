import Testing

@testable import Cinema

/// How pages use the room of a window.
@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumRoomTests {
    @Test func `the ways of the frame fade where they go on out of sight`() async throws {
        try await OpenSite.browse { open, tab in
            let lengths = """
                (() => {
                  const [nav, style] = [document.querySelector(".top nav"), getComputedStyle(document.querySelector(".top nav"))];
                  return [nav.scrollWidth - nav.clientWidth, parseFloat(style.getPropertyValue("--before")), parseFloat(style.getPropertyValue("--after"))];
                })()
                """
            for language in ["en", "ar"] {
                try await tab.prefer(language)
                try await tab.show(width: 320, theme: "light")
                try await tab.open("/")
                try await tab.wait("(\(lengths))[0] > 0 && (\(lengths))[1] === 0 && (\(lengths))[2] > 0")
                let sign = language == "ar" ? "-" : ""
                _ = try await tab.value("(document.querySelector('.top nav').scrollLeft = \(sign)1000, true)", as: Bool.self)
                try await tab.wait("(\(lengths))[1] > 0 && (\(lengths))[2] === 0")
                try await tab.show(width: 1_280, theme: "light")
                try await tab.wait("(\(lengths)).every((each) => each === 0)")
            }
        }
    }

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
}
