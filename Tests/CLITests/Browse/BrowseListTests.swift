import Marquee
import MarqueePresentation
import MarqueeSandbox
import Testing

@testable import MarqueeCLI

/// The filter and the order of lists.
@Suite(.timeLimit(.minutes(5)))
struct BrowseListTests {
    /// Opens the list of popular movies, and waits until the screen is full.
    private static func popular(_ fixture: inout BrowseFixture) async throws -> CategoryPage {
        await fixture.until("▸ Now Playing")
        fixture.type(.down, .character("c"))
        let page = try #require(fixture.loop.session.page as? CategoryPage)
        while page.presenter.state.pages.items.isEmpty || page.presenter.state.pages.isWaiting { await fixture.takeNext() }
        return page
    }

    private static let sizes = [(width: 80, height: 24), (width: 140, height: 40)]

    @Test(arguments: sizes)
    func `A filter narrows a list and a wall as the user types, and Escape shows the whole list`(_ size: (Int, Int)) async throws {
        try await BrowseFixture.with(pictures: .full) { fixture in
            fixture.size = size
            let page = try await Self.popular(&fixture)
            let items = page.presenter.state.pages.items
            let wanted = items[7]
            let kept = items.filter { Folding.fold($0.title).contains(Folding.fold(wanted.title)) }.count
            fixture.type(.character("F"), .paste(wanted.title))
            #expect(fixture.loop.session.page.facts.selection?.item == wanted.id)
            #expect(fixture.screen.contains("\(kept) of the \(items.count) loaded") && fixture.screen.contains("Enter keep the filter"))
            #expect(fixture.screen.contains("\(items.count) of "))
            // While the user types, letters are no commands.
            fixture.type(.character("q"))
            #expect(fixture.screen.contains("0 of the \(items.count) loaded") && fixture.loop.session.page.facts.selection == nil)
            fixture.type(.backspace, .enter)
            #expect(fixture.screen.contains("Esc whole list") && !fixture.screen.contains("Esc back"))
            fixture.type(.escape)
            #expect(!fixture.screen.contains("loaded") && (size.0 < 100 || fixture.screen.contains("Esc back")))
            #expect(fixture.loop.session.page.facts.selection?.item == wanted.id)
            #expect(fixture.loop.session.page is CategoryPage)
        }
    }

    @Test(arguments: sizes)
    func `The keys move among the rows in the chosen order`(_ size: (Int, Int)) async throws {
        try await BrowseFixture.with(pictures: .full) { fixture in
            fixture.size = size
            let page = try await Self.popular(&fixture)
            let titles = page.presenter.state.pages.items.map(\.title)
            let sorted = titles.sorted { Folding.fold($0) < Folding.fold($1) }
            fixture.type(.character("S"), .character("g"))
            #expect(fixture.screen.contains("\(titles.count) of the \(titles.count) loaded · by title"))
            #expect(fixture.loop.session.page.facts.selection?.title == sorted[0])
            fixture.type(size.0 < 100 ? .down : .right)
            #expect(fixture.loop.session.page.facts.selection?.title == sorted[1])
            #expect(fixture.screen.contains(String(sorted[0].prefix(8))))
            fixture.type(.character("S"))
            #expect(fixture.screen.contains("newest first"))
        }
    }

    @Test func `A filter reads no further page by itself, and a step behind the last row does`() async throws {
        try await BrowseFixture.with { fixture in
            let page = try await Self.popular(&fixture)
            let loaded = page.presenter.state.pages.items.count
            fixture.type(.character("F"), .paste("zzzz"), .enter)
            #expect(fixture.screen.contains("No loaded title fits the filter.") && fixture.screen.contains("↓ loads more titles."))
            #expect(page.presenter.state.pages.phase == .more && page.presenter.state.pages.items.count == loaded)
            fixture.type(.down)
            while page.presenter.state.pages.items.count == loaded { await fixture.takeNext() }
            #expect(fixture.screen.contains("0 of the \(page.presenter.state.pages.items.count) loaded"))
        }
    }

    @Test func `A sorted list reads no further page while it is on the screen`() async throws {
        try await BrowseFixture.with { fixture in
            let page = try await Self.popular(&fixture)
            let last = page.presenter.state.pages.items.count - 1
            #expect(page.presenter.state.pages.phase == .more)
            var sorted = page
            _ = sorted.arrange(.character("S"))
            sorted.seen(last)
            #expect(page.presenter.state.pages.phase == .more)
            page.seen(last)
            #expect(page.presenter.state.pages.phase != .more)
        }
    }

    @Test func `A click chooses the row of the sorted list that is under it`() async throws {
        try await BrowseFixture.with { fixture in
            let page = try await Self.popular(&fixture)
            let items = page.presenter.state.pages.items
            fixture.type(.character("S"), .character("g"))
            let sorted = items.indices.sorted { Folding.fold(items[$0].title) < Folding.fold(items[$1].title) }
            let place = try #require((1..<8).first { sorted[$0] != $0 })
            try fixture.click(items[sorted[place]].title)
            #expect(fixture.loop.session.page.facts.selection?.item == items[sorted[place]].id)
        }
    }

    @Test func `Another query of Discover and another season show the whole list`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.type(.character("d"))
            await fixture.until("▸ ")
            fixture.type(.character("F"), .character("z"), .character("z"), .character("z"), .enter)
            #expect(fixture.screen.contains("No loaded title fits the filter."))
            fixture.type(.character("m"))
            #expect(!fixture.screen.contains("loaded"))
            let season = SeasonReference(series: 1399, number: 1)
            guard case .push(let page) = fixture.loop.session.context.open(.season(season, of: "Game of Thrones")) else { return }
            fixture.loop.session.push(page)
            await fixture.until("▸ 1  ")
            fixture.type(.character("F"), .character("z"), .character("z"), .character("z"), .enter)
            #expect(fixture.screen.contains("No loaded title fits the filter.") && fixture.loop.session.page.facts.selection == nil)
            fixture.type(.escape, .character("S"), .character("S"))
            #expect(fixture.screen.contains("newest first") && fixture.screen.contains("▸ "))
        }
    }

    @Test(arguments: sizes)
    func `Search results are filtered and sorted, and another text or scope shows them as the server has them`(
        _ size: (Int, Int)
    ) async throws {
        try await BrowseFixture.with(pictures: .full) { fixture in
            fixture.size = size
            fixture.type(.character("/"), .paste("the"), .enter)
            let page = try #require(fixture.loop.session.page as? SearchPage)
            while page.presenter.state.phase != .results { await fixture.takeNext() }
            let items = page.presenter.state.otherResults
            #expect(items.count > 2 && fixture.loop.session.page.laterKeys == [Texts.keysFilter, Texts.keysSort])
            let wanted = try #require(items.last)
            fixture.type(.character("F"), .paste(wanted.title))
            #expect(fixture.screen.contains("of the \(items.count) loaded") && fixture.screen.contains("Enter keep the filter"))
            #expect(fixture.loop.session.page.facts.selection?.item == wanted.id)
            // Here a letter neither starts a command nor changes the search text.
            fixture.type(.character("q"))
            #expect(fixture.screen.contains("0 of the \(items.count) loaded") && fixture.screen.contains("Search: the\n"))
            fixture.type(.escape, .character("S"), .character("g"))
            let sorted = items.map(\.title).sorted { Folding.fold($0) < Folding.fold($1) }
            #expect(fixture.screen.contains("\(items.count) of the \(items.count) loaded · by title"))
            #expect(fixture.loop.session.page.facts.selection?.title == sorted[0])
            fixture.type(size.0 < 100 ? .down : .right)
            #expect(fixture.loop.session.page.facts.selection?.title == sorted[1])
            // The first row leads to the text. The order stays until the text is another one.
            fixture.type(.character("g"), .up)
            #expect(fixture.loop.session.page.isTyping && fixture.screen.contains("by title"))
            fixture.type(.character("n"))
            #expect(!fixture.screen.contains("by title"))
            fixture.type(.backspace, .enter)
            while page.presenter.state.phase != .results { await fixture.takeNext() }
            fixture.type(.character("S"))
            #expect(fixture.screen.contains("by title"))
            fixture.type(.character("/"), .right)
            #expect(!fixture.screen.contains("by title"))
        }
    }

    @Test func `An item that a search text names is not filtered`() async throws {
        try await BrowseFixture.with { fixture in
            try fixture.sandbox.add(SandboxCatalog.Movie(id: 2_049, title: "Its number is in another title"))
            fixture.type(.character("/"), .paste("2049"), .enter)
            await fixture.until("What you typed names this.")
            await fixture.until("Blade Runner 2049")
            fixture.type(.escape, .character("S"), .character("F"), .character("z"))
            #expect(fixture.screen.contains("Blade Runner 2049") && !fixture.screen.contains("loaded"))
            #expect(fixture.loop.session.page.laterKeys.isEmpty)
        }
    }

    @Test func `A shelf is filtered, its total is said in words, and another shelf is whole`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            for id in [550, 603] {
                // The shelf has the titles that the device knows.
                _ = try await fixture.client.movies.details(id, including: ScreenParts.movie)
                _ = try await fixture.client.library.setFavorite(.movie(id), true)
            }
            _ = try await fixture.client.library.send(())
            fixture.type(.character("4"))
            await fixture.until("Fight Club")
            await fixture.until("2 of 2")
            fixture.type(.character("F"), .paste("matrix"))
            #expect(fixture.screen.contains("1 of the 2 loaded") && !fixture.screen.contains("Fight Club"))
            #expect(fixture.loop.session.page.facts.selection?.title == "The Matrix")
            fixture.type(.enter, .right)
            #expect(!fixture.screen.contains("loaded"))
        }
    }

    @Test func `A guest's library begins with a shelf of ratings, and has no other shelves`() async throws {
        try await BrowseFixture.with { fixture in
            _ = try await fixture.client.account.signInAsGuest()
            _ = try await fixture.client.movies.details(550, including: ScreenParts.movie)
            _ = try await fixture.client.library.rate(.movie(550), 8)
            _ = try await fixture.client.library.send(())
            fixture.loop.session.account.look()
            fixture.type(.character("4"))
            await fixture.until("Fight Club")
            while fixture.loop.session.account.isSignedIn != true { await fixture.takeNext() }
            let state = (fixture.loop.session.page as? LibraryPage)?.presenter.state
            #expect(state?.shelf == .ratedMovies && !fixture.screen.contains("avorite movies"))
            fixture.type(.left)
            #expect((fixture.loop.session.page as? LibraryPage)?.presenter.state.shelf == .ratedEpisodes)
        }
    }
}
