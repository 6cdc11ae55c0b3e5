import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The figures of changes for an operator.
@Suite(.timeLimit(.minutes(5)))
struct StoreFigureTests {
    @Test func `A change is in the figures of the store until it is sent`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.account.signIn(username: "viewer", password: "popcorn")
            #expect(await client.statsWithStore().outbox?.pending == 0)
            fixture.sandbox.behave(.offline)
            try await client.library.toggleFavorite(.movie(550))
            let waiting = await client.statsWithStore()
            #expect(waiting.outbox?.pending == 1 && waiting.outbox?.oldestPending != nil)
            #expect(waiting.prometheus.contains("marquee_outbox_pending 1\n"))
            // A page without the store asks nothing of it.
            #expect(client.stats().outbox == nil && client.stats().database == nil)
            fixture.sandbox.behave(.normal)
            _ = try await client.library.send(())
            let sent = await client.statsWithStore()
            #expect(sent.outbox?.pending == 0 && sent.outbox?.oldestPending == nil)
            #expect(sent.changes.sent == 1 && sent.changes.leased >= 1 && sent.changes.leaseFailures == 0)
            await client.shutdown()
            #expect(await client.statsWithStore().outbox == nil)
        }
    }
}
