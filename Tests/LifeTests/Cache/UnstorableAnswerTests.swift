import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// Answers that the server does not want to be stored.
@Suite(.timeLimit(.minutes(5)))
struct UnstorableAnswerTests {
    /// Hands everything on, and adds to answers that they must not be stored, once that is wanted.
    private final class ForbiddingTransport: HTTPTransport {
        private let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))
        private let forbids: Mutex<Bool>

        init(from start: Bool = true) { forbids = Mutex(start) }

        func forbid() { forbids.withLock { $0 = true } }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            var response = try await base.send(request)
            if forbids.withLock({ $0 }) { response.headers["Cache-Control"] = "public, max-age=3600, no-store" }
            return response
        }

        func shutdown() async { await base.shutdown() }
    }

    @Test func `what everybody may read is for its call only, in memory, on disk and in the title index`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.transport = ForbiddingTransport() }
            for _ in 1...2 {
                let details = try await client.movies.details(550)
                #expect(details.origin == .server && !details.isStale && details.value.title == "Fight Club")
            }
            #expect(fixture.sandbox.counters.requests == 2)
            #expect(try await client.suggestions("fight").isEmpty)
            for reader in [client, try await fixture.client()] {
                await #expect { try await reader.movies.details(550, policy: .offline) } throws: { code($0) == .offline }
            }
        }
    }

    @Test func `an earlier answer stays, and is there without a network`() async throws {
        try await ClientFixture.with { fixture in
            let transport = ForbiddingTransport(from: false)
            let client = try await fixture.client { $0.transport = transport }
            _ = try await client.movies.details(550)
            transport.forbid()
            #expect(try await client.movies.details(550, policy: .fresh).origin == .server)
            #expect(try await fixture.client().movies.details(550, policy: .offline).origin == .store)
        }
    }

    @Test func `a person's own shelves are stored all the same`() async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.edit("viewer") { $0.favoriteMovies = [550] }
            let client = try await fixture.signedIn { $0.transport = ForbiddingTransport() }
            _ = try await client.library.favoriteMovies()
            #expect(try await fixture.client().library.favoriteMovies(policy: .offline).value.items.map(\.id) == [550])
        }
    }
}
