import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct BrowseMouseTests {
    @Test func `A click chooses a title, and a second one opens it`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.down, .character("c"))
            await fixture.until("Popular  20 of")
            guard case .category(let titles) = fixture.titles else { return }
            let third = titles[2].title
            try fixture.click(third)
            #expect(fixture.screen.contains("▸ \(third)"))
            try fixture.click(third)
            #expect(fixture.loop.session.page is DetailsPage)
        }
    }

    @Test func `A click on a tab opens it, and one on a shelf shows that`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            try fixture.click("4 Library")
            await fixture.until("[Favorite Movies]")
            try fixture.click("Watchlist TV")
            #expect(fixture.screen.contains("[Watchlist TV]"))
            for name in ["Favorite TV", "Watchlist Movies", "Rated Movies", "Rated TV", "Rated Episodes"] {
                #expect(fixture.screen.contains(name))
            }
        }
    }

    @Test func `The wheel moves through a list, and a click on nothing changes nothing`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.down, .character("c"))
            await fixture.until("Popular  20 of")
            let before = fixture.screen
            fixture.type(.click(x: 79, y: 1), .click(x: 500, y: 500))
            #expect(fixture.screen == before)
            fixture.type(.wheel(3))
            guard case .category(let titles) = fixture.titles else { return }
            #expect(fixture.loop.session.page.facts.selection?.item == titles[3].id)
            fixture.type(.wheel(-3))
            #expect(fixture.screen == before)
        }
    }

    @Test func `A click closes the list of keys`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("?"), .click(x: 3, y: 3))
            #expect(fixture.loop.session.overlay == nil && fixture.screen.contains("▸ Now Playing"))
        }
    }
}

extension BrowseFixture {
    fileprivate enum Titles {
        case category([MediaItem])
        case none
    }

    fileprivate var titles: Titles {
        (loop.session.page as? CategoryPage).map { .category($0.presenter.state.pages.items) } ?? .none
    }
}
