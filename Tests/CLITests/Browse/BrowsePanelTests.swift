import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The panel beside a list, and the open page in another language.
@Suite(.timeLimit(.minutes(5)))
struct BrowsePanelTests {
    private static let facts = PanelDetails.Facts(cast: ["First Name", "Second Name"], trailer: "https://www.youtube.com/watch?v=abc")

    @Test(arguments: [(140, 24), (200, 24), (140, 50)])
    func `The panel has the cast and the key of the trailer, also under a long overview`(_ width: Int, _ height: Int) throws {
        for name in ["category", "home"] {
            var scene = try #require(BrowseScenes.all.first { $0.name == name }).scene
            let plain = BrowseView.grid(scene, width: width, height: height)
            scene.panel = Self.facts
            let grid = BrowseView.grid(scene, width: width, height: height)
            let text = (0..<height).map { grid.text(row: $0) }.joined(separator: "\n")
            #expect(text.contains("Cast: First Name") && text.contains("▶ T trailer"), "\(name) \(text)")
            #expect((0..<height).allSatisfy { !plain.text(row: $0).contains("trailer") })
        }
    }

    @Test func `The facts of a title that the store has are there without a pause and without the server`() async throws {
        try await BrowseFixture.with { fixture in
            _ = try await fixture.client.movies.details(550, including: ScreenParts.movie)
            fixture.sandbox.behave(.offline)
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let panel = PanelDetails(clock: TestClock(ManualTime())) { continuation.yield() }
            panel.show(.movie(550), with: fixture.client)
            var iterator = changes.makeAsyncIterator()
            _ = await iterator.next()
            #expect(panel.facts?.cast.first == "Edward Norton" && panel.facts?.trailer?.hasPrefix("https://www.youtube.com/") == true)
            panel.show(nil, with: fixture.client)
            #expect(panel.facts == nil)
        }
    }

    @Test func `The server is asked for the facts of a title only after a pause`() async throws {
        try await BrowseFixture.with { fixture in
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let time = ManualTime()
            let panel = PanelDetails(clock: TestClock(time)) { continuation.yield() }
            panel.show(.movie(603), with: fixture.client)
            await time.sleepers(1, for: PanelDetails.pause)
            // Another title is selected before the pause is over.
            panel.show(.movie(550), with: fixture.client)
            await time.sleepers(1, for: PanelDetails.pause)
            await #expect(throws: MarqueeError.self) {
                try await fixture.client.movies.details(550, including: ScreenParts.movie, policy: .offline)
            }
            time.advance(by: PanelDetails.pause)
            var iterator = changes.makeAsyncIterator()
            _ = await iterator.next()
            #expect(panel.facts?.cast.first == "Edward Norton")
            await #expect(throws: MarqueeError.self) {
                try await fixture.client.movies.details(603, including: ScreenParts.movie, policy: .offline)
            }
        }
    }

    @Test func `The key of the trailer opens it from a list and from the page of the title`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.size = (140, 40)
            fixture.type(.character("/"), .paste("fight club"))
            await fixture.until("▸ Fight Club")
            fixture.type(.escape)
            await fixture.until("Cast: Edward Norton")
            await fixture.until("▶ T trailer")
            fixture.type(.character("T"))
            let address = try #require((fixture.loop.session.overlay as? AddressOverlay)?.address)
            #expect(address.hasPrefix("https://www.youtube.com/watch?v="))
            fixture.type(.enter)
            await fixture.until("T trailer")
            fixture.type(.character("T"))
            #expect((fixture.loop.session.overlay as? AddressOverlay)?.address == address)
        }
    }

    @Test func `Another language keeps the open pages`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.down, .character("c"))
            await fixture.until("Popular  20 of")
            guard case .push(let page) = fixture.loop.session.context.open(.movie(550)) else { return }
            fixture.loop.session.push(page)
            await fixture.until("Edward Norton")
            fixture.type(.character("L"), .down, .enter)
            await fixture.until("Besetzung")
            #expect(fixture.loop.session.page is DetailsPage)
            fixture.type(.escape)
            await fixture.until("20 von")
            #expect((fixture.loop.session.page as? CategoryPage)?.presenter.state.category == .movies(.popular))
            fixture.type(.escape)
            await fixture.until("▸ Jetzt im Kino")
        }
    }

    @Test func `Another language keeps the text of a search, the shelf and the conditions`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            fixture.type(.character("d"))
            await fixture.until("▸ ")
            fixture.type(.character("b"), .character("m"), .character("4"), .right, .character("/"), .paste("fight club"))
            await fixture.until("▸ Fight Club")
            fixture.type(.escape, .character("L"), .down, .enter)
            await fixture.until("Suche: fight club")
            await fixture.until("▸ Fight Club")
            fixture.type(.escape, .character("4"))
            #expect((fixture.loop.session.page as? LibraryPage)?.presenter.state.shelf == .favoriteTV)
            fixture.type(.character("5"))
            let query = (fixture.loop.session.page as? DiscoverPage)?.presenter.state.query
            #expect(query?.kind == .tv && query?.lowestVote == 6)
        }
    }
}
