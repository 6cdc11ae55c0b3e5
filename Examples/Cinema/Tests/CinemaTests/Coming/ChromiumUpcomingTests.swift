import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// What comes next, tonight and the calendar, as they are seen.
@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumUpcomingTests {
    private static let paths = ["/library/upcoming", "/library/tonight", "/account/calendar", "/collection/10/missing"]

    @Test func `a member goes from the library to what comes next, and from there to an episode and to the calendar`() async throws {
        let day = TestDay()
        try await OpenSite.browse(clock: day.clock) { open, tab in
            try open.sandbox.addComing()
            open.sandbox.edit("viewer") { ($0.watchlistTV, $0.watchlistMovies) = ([7_100_001, 7_100_002], [7_100_003]) }
            try await tab.show(width: 1_280, theme: "light")
            try await tab.signIn(as: "viewer")
            _ = try await tab.value("window.isSame = true", as: Bool.self)
            try await tab.follow("nav a[href='/library/upcoming']")
            try await tab.wait("document.querySelectorAll('.coming li').length === 4")
            #expect(try await tab.value("document.querySelector('.tabs [aria-current=page]').innerText") == "What comes next")
            #expect(
                try await tab.value("[...document.querySelectorAll('main h2')].map((each) => each.innerText)")
                    == ["Today", "This week", "Later"])
            try await tab.follow("a[href='/title/tv/7100002/season/1/episode/1']")
            try await tab.open("/library/upcoming")
            try await tab.follow(".remarks a[href='/account/calendar']")
            try await tab.follow("main form button[value=make]")
            let address: String = try await tab.value("document.querySelector('#secret').value")
            #expect(address.hasPrefix(open.address.absoluteString + "/calendar/"))
            let path = String(address.dropFirst(open.address.absoluteString.count))
            #expect(try await open.browser().get(path).text.contains("UID:tv-7100002-s1e1@marquee"))
            // The browser keeps the page that is opened after it, and not the one with the address.
            try await tab.begin()
            for path in ["/account/calendar", "/library/upcoming"] { try await tab.open(path) }
            try await tab.keeps("/library/upcoming", in: "person-")
            let kept: [String] = try await tab.value(
                """
                (async () => {
                  const stores = await Promise.all((await caches.keys()).map((each) => caches.open(each)));
                  const keys = await Promise.all(stores.map((each) => each.keys()));
                  return keys.flat().map((each) => new URL(each.url).pathname).filter((each) => each.includes("calendar"));
                })()
                """)
            #expect(kept == [])
            try await tab.open("/account/calendar")
            try await tab.follow("main form button[value=remove]")
            #expect(try await tab.value("document.querySelector('#secret') === null"))
            #expect(try await open.browser().get(path).status == 404)
        }
    }

    @Test(arguments: [320, 1_280], ["light", "dark"]) func `texts stand out, nothing is too wide, and rules hold`(
        width: Int, theme: String
    ) async throws {
        let day = TestDay()
        try await OpenSite.browse(clock: day.clock) { open, tab in
            let long = "Night " + String(repeating: "of the Day ", count: 18)
            try open.sandbox.addComing(title: long)
            open.sandbox.edit("viewer") { ($0.watchlistTV, $0.watchlistMovies) = ([7_100_001, 7_100_002], [7_100_003, 7_100_004]) }
            try await tab.show(width: width, theme: theme)
            try await tab.signIn(as: "viewer")
            try await tab.open("/account/calendar")
            try await tab.follow("main form button[value=make]")
            for language in ["en", "de", "ar"] {
                try await tab.prefer(language)
                for path in Self.paths {
                    try await tab.open(path)
                    for look in [tab.faint, tab.overflow, tab.brokenRules, tab.unnamed] {
                        let found = try await look()
                        #expect(found.isEmpty, "\(path) \(language): \(found.joined(separator: "\n"))")
                    }
                }
            }
        }
    }
}
