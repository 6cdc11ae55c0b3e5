import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct BrowseKeyTests {
    @Test func `A recent search is chosen with the keys, and searched for`() async throws {
        try await BrowseFixture.with { fixture in
            for text in ["fight club", "game of thrones"] { try await fixture.client.history.record(text) }
            fixture.type(.character("/"))
            await fixture.until("↺ fight club")
            #expect(!fixture.screen.contains("▸") && fixture.screen.contains("↓ choose"))
            fixture.type(.down)
            #expect(fixture.screen.contains("▸ ↺ game of thrones") && fixture.screen.contains("Enter choose"))
            fixture.type(.down)
            #expect(fixture.screen.contains("▸ ↺ fight club"))
            fixture.type(.up, .up)
            #expect(!fixture.screen.contains("▸"))
            fixture.type(.down, .down, .enter)
            #expect(fixture.screen.contains("Search: fight club"))
            await fixture.until("▸ Fight Club  1999")
        }
    }

    @Test func `A suggested title is chosen with the keys, and opened`() async throws {
        try await BrowseFixture.with { fixture in
            _ = try await fixture.client.search.movies("fight club")
            fixture.sandbox.behave(.offline)
            fixture.type(.character("/"), .character("f"), .character("i"), .character("g"))
            await fixture.until("Fight Club")
            fixture.type(.down)
            // The results replace the suggestions when they are there.
            guard fixture.screen.contains("▸ ") else { return }
            fixture.type(.enter)
            await fixture.until("Fight Club")
        }
    }

    @Test func `The key that opens the search is not typed into an empty text`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.type(.character("/"), .character("/"), .character("g"), .character("/"))
            #expect(fixture.screen.contains("Search: g/\n"))
        }
    }

    @Test func `Without an account, the keys of marks name the key that signs in, which works on every page`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            await fixture.until("i sign in")
            for key in ["f", "w", "e"] {
                fixture.type(.character(Character(key)))
                await fixture.until("No account is signed in. Press i to sign in.")
                #expect(fixture.loop.session.overlay == nil)
                for toast in fixture.loop.session.toasts.state.toasts { fixture.loop.session.toasts.send(.dismiss(toast.id)) }
            }
            fixture.type(.character("i"))
            #expect(fixture.screen.contains("Sign in to TMDb"))
        }
    }

    @Test func `The line of keys names what the selected title can`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.loop.session.account.look()
            await fixture.until("▸ Now Playing")
            await fixture.until("f favorite · w watchlist · e rate")
            fixture.size.width = 100
            fixture.type(.enter)
            await fixture.until("f favorite · w watchlist · e rate · Esc back · o page on TMDb")
        }
    }

    @Test func `The account is shown, and signs out`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.loop.session.account.look()
            await fixture.until("f favorite")
            fixture.type(.character("i"))
            await fixture.until("Signed in as viewer.")
            fixture.type(.character("x"))
            await fixture.until("Nobody is signed in.")
            fixture.type(.escape)
            await fixture.until("i sign in")
        }
    }

    @Test func `A list is read from its end to its beginning by single keys`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.down, .character("c"))
            await fixture.until("Popular  20 of")
            let first = try #require(fixture.loop.session.page.facts.selection?.item)
            fixture.type(.character("G"))
            let last = try #require(fixture.loop.session.page.facts.selection?.item)
            fixture.type(.control("u"))
            #expect(fixture.loop.session.page.facts.selection?.item != last)
            fixture.type(.character("g"))
            #expect(fixture.loop.session.page.facts.selection?.item == first && first != last)
        }
    }

    @Test func `A list fills a screen that has more rows than a page of it`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.size = (90, 64)
            await fixture.until("▸ Now Playing")
            fixture.type(.down, .character("c"))
            let category = try #require(fixture.loop.session.page as? CategoryPage)
            let rows = (fixture.size.height - 6) / 2
            while category.presenter.state.pages.phase != .ended, category.presenter.state.pages.items.count < rows {
                await fixture.takeNext()
            }
            #expect(category.presenter.state.pages.items.count > 20)
        }
    }

    @Test func `An address in the search is the first row, and Enter opens it`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.type(.character("/"), .paste("https://www.themoviedb.org/movie/550-fight-club"))
            await fixture.until("What you typed names this.")
            fixture.type(.enter)
            await fixture.until("Edward Norton")
        }
    }

    @Test func `A copied address is one of TMDb in base64, whatever the title is`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            let item = try #require(fixture.loop.session.page.facts.selection?.item)
            fixture.type(.character("y"))
            let address = "https://www.themoviedb.org/movie/\(item.id)"
            #expect(fixture.screen.contains("Copied: \(address)"))
            let sent = Data(address.utf8).base64EncodedString()
            #expect(fixture.sent.contains("\u{1B}]52;c;\(sent)\u{7}"))
            let before = fixture.sent.count
            fixture.type(.down)
            #expect(!fixture.sent.dropFirst(before).contains("]52;"))
        }
    }

    @Test func `Another language changes the texts and the titles`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("L"), .down, .enter)
            await fixture.until("▸ Jetzt im Kino")
            #expect(fixture.screen.contains("q beenden") && fixture.loop.session.context.client.audience.language.hasPrefix("de"))
        }
    }

    @Test func `A page that waits says that TMDb is slow, and nothing is sent while no page waits`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            var scene = fixture.loop.session.scene
            scene.status = Texts.screens.slow
            #expect(BrowseView.grid(scene, width: 80, height: 24).text(row: 22) == Texts.screens.slow)
            await fixture.untilAccountIsKnown()
            while fixture.loop.session.page.facts.isWaiting { await fixture.takeNext() }
            fixture.draw()
            let sent = fixture.sent.count
            fixture.take([.changed])
            #expect(fixture.sent.count == sent && fixture.loop.session.waiting.waited == .zero)
        }
    }
}
