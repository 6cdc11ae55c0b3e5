import Foundation
import Marquee
import MarqueeKeeping
import MarqueePresentation
import MarqueeSandbox
import MarqueeUpcoming
import TestKit
import Testing

@testable import MarqueeCLI

/// The screen of the next days, and titles that are kept from the full-screen program.
@Suite(.timeLimit(.minutes(5)))
struct BrowseUpcomingTests {
    /// Two days from now, so that the program's own clock finds it in this week.
    private func addSeries(to sandbox: Sandbox, in days: Int = 2) throws {
        let day = Day(Date().addingTimeInterval(Double(days) * 86_400), in: .gmt).description
        try UpcomingCommandTests.addTitles(to: sandbox, next: day)
    }

    @Test func `The next days are shown with a key, and a title opens from them`() async throws {
        try await BrowseFixture.with { fixture in
            try addSeries(to: fixture.sandbox)
            fixture.type(.character("u"))
            await fixture.until("Nobody is signed in.")
            try await fixture.signIn()
            try await fixture.client.library.setWatchlist(.tv(7_100_001))
            fixture.type(.character("r"))
            await fixture.until("The Lighthouse Crew 2×02 Part 2")
            #expect(fixture.screen.contains("This week") && fixture.screen.contains("without a time zone"), "\(fixture.screen)")
            fixture.type(.down)
            #expect(fixture.screen.contains("▸ ") && fixture.screen.contains("Enter open"), "\(fixture.screen)")
            fixture.type(.enter)
            await fixture.until("Seasons")
            fixture.type(.escape)
            await fixture.until("This week")
        }
    }

    @Test func `A title is kept and released with a key, and says that it is kept`() async throws {
        let folder = try TemporaryFolder()
        try await BrowseFixture.with(storage: .folder(folder.path("store"))) { fixture in
            fixture.size = (200, 40)
            await fixture.until("▸ Now Playing")
            fixture.type(.enter)
            await fixture.until("K keep")
            #expect(!fixture.screen.contains("  kept"))
            fixture.type(.character("K"))
            await fixture.until("K release")
            let title = try #require(fixture.loop.session.page.facts.selection?.item)
            #expect(try await fixture.client.keeping.jobs().map(\.request.items) == [.titles([title])])
            fixture.type(.character("K"))
            await fixture.until("K keep")
            #expect(try await fixture.client.keeping.jobs().isEmpty)
            // A request of several titles is not released as a whole.
            try await fixture.client.keep(KeepRequest(.titles([title, .movie(2)])))
            fixture.loop.session.kept.look()
            await fixture.until("K release")
            fixture.type(.character("K"))
            await fixture.until("A request of several titles keeps it")
            #expect(try await fixture.client.keeping.jobs().count == 1)
        }
    }

    @Test func `Without a store nothing can be kept, and no key offers it`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.size = (200, 40)
            await fixture.until("▸ Now Playing")
            await fixture.until("i sign in")
            fixture.type(.character("K"))
            #expect(!fixture.screen.contains("K keep") && fixture.loop.session.toasts.state.toasts.isEmpty)
        }
    }

    @Test func `A day that differs from the one that was shown has moved, and stays marked`() {
        func entry(_ day: String) -> UpcomingEntry? {
            Day(day).map { UpcomingEntry(.episode(EpisodeReference(series: 1, season: 1, number: 2), name: ""), title: "One", day: $0) }
        }
        func update(_ day: String) -> ContentUpdate<Upcoming>? {
            guard let first = Day("2026-12-01"), let entry = entry(day) else { return nil }
            var upcoming = Upcoming(first: first)
            upcoming.entries = [entry]
            return .value(Fetched(upcoming, origin: .server), isLast: true)
        }
        var state = UpcomingState()
        _ = state.appear()
        for (day, previous) in [("2026-12-03", nil), ("2026-12-05", "2026-12-03"), ("2026-12-05", "2026-12-03")] as [(String, String?)] {
            guard let update = update(day) else { return #expect(Bool(false)) }
            _ = state.receive(update)
            #expect(state.content.value?.entries.first?.previousDay == previous.flatMap { Day($0) }, "\(day)")
        }
    }
}
