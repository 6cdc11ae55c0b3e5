import Marquee
import MarqueeSandbox
import Testing

/// Search for people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct PeopleSearchTests {
    @Test func `hits come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.search.people.read("hanks") }
            #expect(page.items.map(\.reference).contains(.person(31)))
        }
    }

    @Test func `no index answers for people`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.search.people.read("hanks") } }
    }
}
