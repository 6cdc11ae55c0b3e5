import Marquee
import MarqueeSandbox
import Testing

/// Search for people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct PeopleSearchTests {
    @Test func `no index answers for people`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.search.people.read("hanks") } }
    }
}
