import Marquee
import MarqueeSandbox
import Testing

/// Trends through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TrendingTests {
    @Test func `the pages of a mixed list bring every item once`() async throws {
        var options = Sandbox.Options()
        options.pageSize = 5
        try await ClientFixture.with(options) { fixture in
            var seen: [MediaReference] = []
            for try await item in try await fixture.client().trending.all.pages(.today()).items { seen.append(item.id) }
            #expect(seen.count > 10 && Set(seen).count == seen.count)
        }
    }
}
