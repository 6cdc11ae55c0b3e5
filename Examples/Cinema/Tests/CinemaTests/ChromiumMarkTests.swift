import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumMarkTests {
    private static let plan = "#items .card:nth-of-type(2) .plan"
    private static let opacity = "getComputedStyle(document.querySelector('\(plan)')).opacity"

    @Test func `the watchlist is at the corner of a poster with a mouse and with the focus, and changes in place`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 1_280, theme: "light")
            try await tab.signIn(as: "viewer")
            try await tab.open("/movies/popular")
            #expect(try await tab.value(Self.opacity) == "0")
            #expect(
                try await tab.value("[...document.querySelectorAll('.card')].every((each) => each.querySelectorAll('button').length === 1)")
            )
            try await tab.hover("#items .card:nth-of-type(2) .picture")
            try await tab.wait("\(Self.opacity) === '1'")
            #expect(try await tab.value("window.isSame = true"))
            try await tab.click(Self.plan)
            try await tab.wait("document.querySelector('\(Self.plan)').getAttribute('aria-pressed') === 'true' && window.isSame")
            try await tab.waitForMessage("Added to your watchlist")
            // While it is set, it is seen without a mouse.
            try await tab.hover(".brand")
            #expect(try await tab.value(Self.opacity) == "1")
            // *Undo* of the message is of this page, too.
            try await tab.click("#messages .undo button")
            try await tab.wait("document.querySelector('\(Self.plan)').getAttribute('aria-pressed') === 'false' && window.isSame")
            try await tab.waitForMessage("Removed from your watchlist")
            // The focus of the keyboard shows it.
            _ = try await tab.value(
                "(document.activeElement.blur(), document.querySelector('#items .card:nth-of-type(2) a').focus(), true)", as: Bool.self)
            try await tab.press(.tab)
            try await tab.wait("document.activeElement === document.querySelector('\(Self.plan)') && \(Self.opacity) === '1'")
            try await tab.press(.space)
            try await tab.wait("document.querySelector('\(Self.plan)').getAttribute('aria-pressed') === 'true' && window.isSame")
            try await tab.wait("document.activeElement === document.querySelector('\(Self.plan)')")
        }
    }

    @Test func `a finger that stays shows the watchlist, and one that taps opens the title`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.signIn(as: "viewer")
            try await tab.call("Emulation.setDeviceMetricsOverride", ["width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": true])
            try await tab.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
            try await tab.open("/movies/popular")
            let picture = "#items .card:nth-of-type(2) .picture"
            // A tap at the corner where the hidden button is.
            let corner: String = try await tab.value(
                """
                (() => {
                  const box = document.querySelector('\(Self.plan)').getBoundingClientRect();
                  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest("button, a").tagName;
                })()
                """)
            #expect(corner == "A")
            try await tab.touch(picture, isDown: true)
            try await tab.wait("document.querySelector('#items .card:nth-of-type(2)').classList.contains('held')")
            try await tab.touch(picture, isDown: false)
            try await tab.wait("\(Self.opacity) === '1' && location.pathname === '/movies/popular'")
            try await tab.touch(Self.plan, isDown: true)
            try await tab.touch(Self.plan, isDown: false)
            try await tab.wait("document.querySelector('\(Self.plan)').getAttribute('aria-pressed') === 'true'")
        }
    }

    @Test(arguments: [320, 400, 1_280]) func `a star is 44 pixels wide, and stars are filled up to the one under the mouse`(width: Int)
        async throws
    {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: width, theme: "light")
            for language in ["en", "ar"] {
                try await tab.prefer(language)
                try await tab.open("/title/movie/550")
                let sizes: [Double] = try await tab.value(
                    "[...document.querySelectorAll('.stars button')].map((each) => Math.min(each.offsetWidth, each.offsetHeight))")
                #expect(sizes.count == 5 && sizes.allSatisfy { $0 >= 44 }, "\(sizes)")
                try await tab.hover(".stars button:nth-of-type(4)")
                let signs: [String] = try await tab.value(
                    "[...document.querySelectorAll('.stars button')].map((each) => getComputedStyle(each, '::before').content[1])")
                #expect(signs == ["★", "★", "★", "★", "☆"])
            }
            // Cards and lists of episodes have none.
            for path in ["/", "/movies/popular", "/title/tv/1399/season/1"] {
                try await tab.open(path)
                #expect(try await tab.value("document.querySelector('.stars') === null"), "\(path)")
            }
        }
    }

    @Test func `the sign for an unsent change comes late, and goes by itself`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.signIn(as: "viewer")
            try await tab.open("/title/movie/550")
            try await tab.click("#marks button[name=favorite]")
            try await tab.wait("document.querySelector('#marks button[name=favorite]').getAttribute('aria-pressed') === 'true'")
            #expect(try await tab.value("document.querySelector('#marks .pending') === null"))
            try await tab.wait("!document.querySelector('[data-waits]')")
            open.sandbox.behave(.offline)
            try await tab.click("#marks button[name=watchlist]")
            try await tab.wait("document.querySelector('#marks .pending')")
            #expect(try await tab.value("window.isSame = true"))
            open.sandbox.behave(.normal)
            try await tab.wait("!document.querySelector('#marks .pending') && window.isSame")
            #expect(try await tab.value("document.querySelector('#marks button[name=watchlist]').getAttribute('aria-pressed')") == "true")
            // Pictures that come while TMDb is away are not part of it.
            _ = tab.complaints.taken()
        }
    }
}
