import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The home of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVHomeTests {
    @Test func `every list comes, online and from the store, and one that is not kept fails alone`() async throws {
        try await ClientFixture.with { fixture in
            let home = try await fixture.client().tv.home()
            #expect(home.rows.map(\.category) == TVList.Kind.allCases && home.rows.allSatisfy { $0.failure == nil && !$0.items.isEmpty })
            #expect(home.highlight?.backdropPath != nil)

            fixture.sandbox.behave(.offline)
            let kept = try await fixture.client().tv.home(policy: .offline)
            #expect(kept.rows.map(\.items) == home.rows.map(\.items) && kept.highlight == home.highlight)

            fixture.sandbox.behave(.normal)
            let other = try await fixture.client { $0.storage = .folder(fixture.folder.path("other")) }
            _ = try await other.tv.list(.popular())
            fixture.sandbox.behave(.offline)
            let partial = try await other.tv.home()
            #expect(partial.rows.map { $0.failure?.code } == [.offline, .offline, nil, .offline])
        }
    }
}
