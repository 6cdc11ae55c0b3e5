import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumAccessTests {
    /// Every kind of page, with a signed-in account that has marks that were sent, and one that was not.
    private static let paths = [
        "/", "/movies/popular?layout=compact", "/title/movie/550?layout=grid", "/title/tv/1399", "/person/287", "/search?q=fight",
        "/search", "/title/tv/1399/season/1", "/title/tv/1399/season/1/episode/2", "/trending", "/discover/movies?genre=18&year=1999",
        "/collection/10", "/device?q=star", "/library", "/library/upcoming", "/library/tonight", "/person/287/missing", "/account",
        "/account/calendar", "/account/library", "/sign-in", "/nothing",
    ]

    @Test func `every control is reached by the keyboard, seen to be reached, and has a name`() async throws {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 1_280, theme: "light")
            try await tab.signIn(as: "viewer")
            for path in Self.paths {
                try await tab.openAll(path)
                try await expectNothing("\(path)", tab.unreachable)
                try await expectNothing("\(path)", tab.unnamed)
            }
            // The controls of the menu are reached once it is open, and it closes behind the last one.
            try await tab.open("/")
            try await tab.click(".menu summary")
            let panel = "document.querySelectorAll('.panel select, .panel button, .panel a')"
            let count: Int = try await tab.value("\(panel).length")
            for index in 0..<count {
                try await tab.press(.tab)
                #expect(try await tab.value("document.activeElement === \(panel)[\(index)]"))
            }
            try await tab.press(.tab)
            #expect(try await tab.value("!document.querySelector('.menu').open"))
            // A missing page is recognized by its status.
            #expect(tab.complaints.taken().filter { !$0.hasPrefix("network:") || !$0.contains("404") } == [])
        }
    }

    @Test(arguments: ["light", "dark"]) func `texts stand out from what is behind them, and no page is too wide`(theme: String) async throws
    {
        try await OpenSite.browse { open, tab in
            try await tab.show(width: 400, theme: theme)
            // Pages of a visitor: the library asks for a sign-in.
            for path in ["/", "/library", "/title/tv/1399/season/1/episode/2"] {
                try await tab.openAll(path)
                try await expectNothing("\(path)", tab.faint)
                try await expectNothing("\(path)", tab.overflow)
                try await expectNothing("\(path)", tab.brokenRules)
            }
            #expect(tab.complaints.taken().filter { !$0.hasPrefix("network:") || !$0.contains("401") } == [])
            try await tab.signIn(as: "viewer")
            for language in ["en", "ja", "ar"] {
                try await tab.prefer(language)
                for path in Self.paths {
                    try await tab.openAll(path)
                    try await expectNothing("\(path) \(language)", tab.faint)
                    try await expectNothing("\(path) \(language)", tab.overflow)
                    try await expectNothing("\(path) \(language)", tab.brokenRules)
                }
                try await tab.click(".menu summary")
                try await expectNothing("the menu \(language)", tab.faint)
                try await expectNothing("the menu \(language)", tab.overflow)
                try await expectNothing("the menu \(language)", tab.brokenRules)
            }
            try await tab.prefer("en")
            try await tab.open("/title/movie/550")
            #expect(tab.complaints.taken().filter { !$0.hasPrefix("network:") || !$0.contains("404") } == [])

            open.sandbox.behave(.offline)
            try await tab.click("#marks button[value=on]")
            try await tab.wait("document.querySelector('#marks .pending')")
            // Previews of titles of a list or a cast, an episode of a season that was read, and a page that was never read.
            let (previews, episode) = (["/title/movie/238", "/person/819"], "/title/tv/1399/season/1/episode/3")
            for path in ["/title/movie/550", "/library", "/search?q=fight", "/title/movie/680", "/title/movie/999999", episode] + previews {
                try await tab.open(path)
                if path == episode { #expect(try await tab.value("document.querySelector('.episode-page') !== null")) }
                if previews.contains(path) {
                    let main: String = try await tab.value("document.querySelector('main').innerHTML")
                    #expect(try await tab.value("document.querySelector('.badge.away + a') !== null"), "\(path): \(main.prefix(900))")
                }
                try await expectNothing("\(path)", tab.faint)
                try await expectNothing("\(path)", tab.overflow)
                try await expectNothing("\(path)", tab.brokenRules)
            }
            #expect(tab.complaints.taken().filter { !$0.hasPrefix("network:") } == [])
        }
    }

    private func expectNothing(_ place: String, _ look: () async throws -> [String]) async throws {
        let found = try await look()
        #expect(found.isEmpty, "\(place): \(found.joined(separator: "\n"))")
    }
}
