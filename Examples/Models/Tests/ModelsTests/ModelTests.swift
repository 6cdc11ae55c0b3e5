import Marquee
import MarqueePresentation
import MarqueeSandbox
import MarqueeTesting
import Models
import Observation
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)))
struct ModelTests {
    /// Waits until an observed condition holds, as a view does that is drawn again after each change.
    private func untilTrue(_ condition: @escaping @MainActor () -> Bool) async {
        while true {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            if withObservationTracking(condition, onChange: { change.finish() }) { return }
            for await _ in changes {}
            // The change is announced before it is made.
            await Task.yield()
        }
    }

    @Test func `A view sees the rows of the home screen, and an intent moves to the next one`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox)
        let home = Models(marquee).home()
        let shown = Task { await home.follow() }
        await untilTrue { home.state.shown.content.fetched?.value.rows.isEmpty == false }
        let rows = try #require(home.state.shown.content.fetched?.value.rows)
        #expect(home.state.shown.row.id == rows[0].category)
        home.send(.moveRow(by: 1))
        await untilTrue { home.state.shown.row.id == rows[1].category }
        shown.cancel()
        await shown.value
        home.send(.moveRow(by: -1))
        #expect(home.state.shown.row.id == rows[1].category)
        await marquee.shutdown()
        await sandbox.stop()
    }

    @Test func `A mark that a view sets is shown at once, and is stored although the view is gone`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox)
        _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
        let context = PresentationContext()
        let details = Models(marquee, context: context).details(of: .movie(550))
        let shown = Task { await details.follow() }
        await untilTrue { details.state.content.fetched != nil }
        let before = details.state.marks.isFavorite
        details.send(.toggleFavorite)
        await untilTrue { details.state.marks.isFavorite != before }
        shown.cancel()
        await shown.value
        #expect(await context.acts.finish(within: .seconds(600)))
        #expect(try await marquee.movies.details(550).marks(on: .movie(550)).isFavorite != before)
        await marquee.shutdown()
        await sandbox.stop()
    }
}
