import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct BrowsePageTests {
    /// Each key leads to a new state, which the presenter also reports. The report arrives after the drawing.
    @Test func `A key is drawn once, although its state is reported later`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.untilAccountIsKnown()
            let page = CountingPage()
            fixture.loop.session.push(page)
            fixture.take([])
            #expect(page.drawings.value == 1)
            for number in 1...20 {
                fixture.type(.down)
                #expect(page.drawings.value == 1 + number)
                await fixture.takeNext()
                #expect(page.drawings.value == 1 + number)
            }
        }
    }

    @Test func `A state that follows from no key is drawn when it is reported`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.untilAccountIsKnown()
            let page = CountingPage()
            fixture.loop.session.push(page)
            fixture.take([])
            page.presenter.send(7)
            fixture.take([.changed])
            #expect(page.drawings.value == 2)
            fixture.take([.changed])
            #expect(page.drawings.value == 2)
        }
    }

    /// From a series to a season, an episode, the one after it and back, as a user goes.
    @Test func `A series leads to its seasons and episodes, and an episode can be rated`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.type(.character("/"))
            fixture.type(.paste("game of thrones"))
            await fixture.until("▸ Game of Thrones")
            fixture.type(.enter)
            fixture.type(.enter)
            await fixture.until("Seasons")
            // Other links and the specials are before the first season.
            for _ in 0..<60 where (fixture.loop.session.page as? DetailsPage)?.isAtSeason == false { fixture.type(.right) }
            try #require((fixture.loop.session.page as? DetailsPage)?.isAtSeason == true, "\(fixture.screen)")
            fixture.type(.enter)
            await fixture.until("▸ 1  ")
            fixture.type(.down, .enter)
            await fixture.until("episode 2 of season 1")
            fixture.type(.character("e"), .character("9"), .enter)
            await fixture.until("★9")
            while (fixture.loop.session.page as? EpisodePage)?.presenter.state.neighbors.next == nil { await fixture.takeNext() }
            fixture.type(.character("n"))
            await fixture.until("episode 3 of season 1")
            fixture.type(.escape)
            await fixture.until("▸ 2  ")
            await fixture.until("★9")
        }
    }

    @Test func `Discover narrows by a genre and a year, and what is seen is on this device`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.type(.character("d"))
            await fixture.until("by popularity")
            while (fixture.loop.session.page as? DiscoverPage)?.presenter.state.choices.genres.isEmpty != false { await fixture.takeNext() }
            fixture.type(.character("g"))
            #expect(fixture.screen.contains("any"))
            fixture.type(.down, .enter)
            let genre = try #require((fixture.loop.session.page as? DiscoverPage)?.presenter.state.query.genre)
            await fixture.until(genre.name + " · by popularity")
            fixture.type(.character("y"), .character("1"), .character("9"), .character("9"), .character("9"), .enter)
            #expect(fixture.screen.contains("1999"))
            fixture.type(.character("t"))
            await fixture.until("rending")
            await fixture.until("▸ ")
            fixture.type(.character("6"))
            await fixture.until("lists:")
            fixture.type(.paste("fight club"))
            await fixture.until("Fight Club  1999")
        }
    }

    @Test func `Keys that arrive together are drawn once`() async throws {
        try await BrowseFixture.with { fixture in
            let page = CountingPage()
            fixture.loop.session.push(page)
            fixture.type(.down, .down, .down)
            #expect(page.drawings.value == 1 && fixture.screen.contains("Number 3"))
        }
    }

    @Test func `A page in a file of its own receives keys, and keys that it does not handle are commands`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.loop.session.push(CountingPage())
            fixture.type(.down, .character("j"))
            #expect(fixture.screen.contains("Number 2"))
            fixture.type(.character("r"))
            #expect(fixture.screen.contains("Number 102"))
            fixture.type(.character("?"))
            #expect(fixture.screen.contains("q, Ctrl-C") && !fixture.screen.contains("Number"))
            fixture.type(.character("x"))
            #expect(fixture.screen.contains("Number 102"))
            fixture.type(.escape)
            #expect(!fixture.screen.contains("Number"))
            let goesOn = fixture.type(.character("q"))
            #expect(!goesOn)
        }
    }

    @Test(arguments: [Key.character("?"), .character("L")])
    func `Ctrl-C quits in an overlay too`(_ key: Key) async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(key)
            #expect(fixture.loop.session.overlay != nil)
            let goesOn = fixture.type(.control("c"))
            #expect(!goesOn)
        }
    }

    @Test func `A page keeps its state while the user is on another tab, and entering the search starts typing`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.down)
            #expect(fixture.screen.contains("▸ Popular"))
            fixture.type(.character("/"), .paste("fight club"))
            await fixture.until("▸ Fight Club")
            fixture.type(.escape, .character("1"))
            #expect(fixture.screen.contains("▸ Popular"))
            fixture.type(.backTab, .backTab, .backTab, .backTab, .character("s"))
            #expect(fixture.screen.contains("Search: s\n") && !fixture.screen.contains("Search: fight club"))
            fixture.type(.escape, .character("1"), .character("/"), .backspace, .character("t"))
            #expect(fixture.screen.contains("Search: t\n"))
        }
    }

    /// The effects of a page are cancelled when it closes.
    @Test func `A mark that is set in details is kept and reported if the page closes at once`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.type(.character("/"), .paste("fight club"))
            await fixture.until("▸ Fight Club")
            fixture.type(.enter, .enter)
            await fixture.until("Edward Norton")
            fixture.type(.character("f"), .escape)
            await fixture.until("Fight Club: a favorite.")
            await fixture.until("♥")
        }
    }

    @Test func `Marks that are set in one read with the key that leaves the page are kept`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.sandbox.behave(.offline)
            for number in 1...5 {
                fixture.loop.session.push(try Self.details(of: number, fixture))
                fixture.type(.character("w"), .backspace)
            }
            fixture.loop.session.push(try Self.details(of: 6, fixture))
            let goesOn = fixture.type(.character("f"), .character("q"))
            #expect(!goesOn)
            #expect(await fixture.loop.session.end(within: .seconds(1_200)).isEmpty)
            let pending = try await fixture.client.library.pending()
            #expect(Set(pending.map(\.item)) == Set((1...6).map(Markable.movie)) && pending.count == 6)
        }
    }

    @Test func `A mark is drawn as being stored until it is durable, and a second key removes it`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.sandbox.behave(.offline)
            fixture.loop.session.push(try Self.details(of: 7, fixture))
            let (gate, acts) = (Gate(), fixture.loop.session.context.presentation.acts)
            // The store is busy with an earlier act on the same title.
            acts.run(on: .marks(on: .movie(7))) { await gate.pass() }
            fixture.type(.character("w"))
            #expect(fixture.screen.contains(": on the watchlist. saving…"))
            fixture.type(.character("w"))
            #expect(fixture.screen.contains("saving…") && fixture.screen.contains("not on the watchlist"))
            gate.open()
            #expect(await acts.finish(within: .seconds(1_200)))
            fixture.take([.changed])
            #expect(!fixture.screen.contains("saving…"))
            #expect(try await fixture.client.library.pending().filter { $0.value == .watchlist(true) }.isEmpty)
        }
    }

    @Test func `A mark that cannot be stored is reported after the program has left the screen`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.loop.session.push(try Self.details(of: 7, fixture))
            fixture.type(.character("w"), .character("q"))
            let failures = await fixture.loop.session.end(within: .seconds(1_200))
            #expect(failures.count == 1 && failures[0].contains("signed in"))
        }
    }

    @Test func `The key that refreshes shows that the page loads again, and then the failure each time`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.sandbox.behave(.offline)
            let failure = "Not refreshed: "
            for _ in 1...2 {
                fixture.type(.character("r"))
                #expect(fixture.screen.contains("\nrefreshing…") && !fixture.screen.contains(failure))
                await fixture.until(failure)
                #expect(fixture.screen.contains("▸ Now Playing") && fixture.screen.contains("q quit"))
            }
        }
    }

    /// The cache has nothing, so the failure fills the page.
    @Test func `The key that retries shows that the page loads again, also if it fails at once`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.sandbox.behave(.offline)
            fixture.type(.character("2"))
            await fixture.until("Press r to try again.")
            fixture.type(.character("r"))
            #expect(fixture.screen.contains("\nrefreshing…"))
            while fixture.screen.contains("\nrefreshing…") { await fixture.takeNext() }
            await fixture.until("Press r to try again.")
        }
    }

    @Test func `On this device, digits choose a tab until the search field has the cursor`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("6"), .character("2"))
            await fixture.until("▸ Airing Today")
            fixture.type(.character("6"))
            #expect(fixture.screen.contains("Search:\n") && fixture.screen.contains("↑ type"))
            fixture.type(.up, .character("2"))
            #expect(fixture.screen.contains("Search: 2\n"))
            fixture.type(.escape, .character("2"))
            #expect(fixture.screen.contains("▸ Airing Today"))
        }
    }

    @Test func `The key that retries a search works while the user types, and the screen names it`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.sandbox.behave(.offline)
            fixture.type(.character("/"), .paste("fight club"))
            await fixture.until("Press Enter to try again.")
            fixture.type(.character("r"))
            #expect(fixture.screen.contains("fight clubr"))
            fixture.type(.backspace)
            await fixture.until("Press Enter to try again.")
            fixture.sandbox.behave(.normal)
            fixture.type(.enter)
            await fixture.until("▸ Fight Club")
        }
    }

    private static func details(of id: Int, _ fixture: BrowseFixture) throws -> any BrowsePage {
        let step = fixture.loop.session.context.open(.movie(id))
        let page: (any BrowsePage)? = if case .push(let page) = step { page } else { nil }
        return try #require(page)
    }

    @Test func `A tab reads its own titles when it appears, so their marks are current`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            await fixture.until("▸ Now Playing")
            let movie = try #require(fixture.loop.session.page.facts.selection?.markable)
            fixture.type(.character("2"))
            await fixture.until("▸ Airing Today")
            fixture.type(.character("3"))
            _ = try await fixture.client.library.setFavorite(movie, true)
            fixture.type(.escape, .character("1"))
            await fixture.until("♥")
        }
    }

    /// A screen is added by one file and the line that opens it.
    @Test func `The sources name each page on at most one line outside its own files`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Programs/CLI")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let pages = paths.compactMap { path in path.wholeMatch(of: /Browse\/Pages\/(\w+Page)\.swift/).map { String($0.output.1) } }
        #expect(pages.count >= 8)
        for page in pages where page != "BrowsePage" {
            let name = try Regex("\\b\(page)\\b")
            var lines: [String] = []
            for path in paths where !path.hasSuffix("/\(page).swift") && !path.contains("/\(page)+") {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                guard text.contains(page) else { continue }
                lines += text.split(separator: "\n").map(String.init).filter { !$0.contains("///") && $0.contains(name) }
            }
            #expect(lines.count <= 1, "\(page): \(lines)")
        }
    }
}

extension DetailsPage {
    /// Whether the selected link leads to the first season.
    fileprivate var isAtSeason: Bool {
        if case .season(let season, _) = text(presenter.state)?.link(at: position) { season.number == 1 } else { false }
    }
}
