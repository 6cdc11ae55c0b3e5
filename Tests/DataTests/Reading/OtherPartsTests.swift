import Foundation
@testable import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

/// Details that are stored with other parts than a read requests.
@Suite(.timeLimit(.minutes(5)))
struct OtherPartsTests {
    private let clock = ManualClock()
    private let server = Server()

    private func reader() async throws -> Reader {
        Reader(snapshots: try await SQLiteStores.open(.memory).snapshots, clock: clock.wall)
    }

    @Test func `Without a server, details with other parts are served, stale and with the reason`() async throws {
        let reader = try await reader()
        _ = try await reader.read(server.remote(parts: ""))()
        server.fail(MarqueeError(.offline, .init("test", "Gone.")))
        let offline = try await reader.read(server.remote(parts: "credits,videos"))(policy: .offline)
        #expect(offline.value == "movie 7 with " && offline.origin == .store && offline.isStale && offline.refreshError == nil)
        let asked = try await reader.read(server.remote(parts: "credits,videos"))()
        #expect(asked.value == "movie 7 with " && asked.isStale && asked.refreshError?.code == .offline)
        // Each read asks again, as it has never had its own parts.
        _ = try await reader.read(server.remote(parts: "credits,videos"))()
        #expect(server.asked == 3)
        // The details without parts are not stale.
        #expect(try await reader.read(server.remote(parts: ""))(policy: .offline).isStale == false)
    }

    @Test func `Of several, those with the most of the requested parts are served`() async throws {
        let reader = try await reader()
        for parts in ["", "images", "credits,videos", "videos"] { _ = try await reader.read(server.remote(parts: parts))() }
        let found = try await reader.read(server.remote(parts: "credits,videos,keywords"))(policy: .offline)
        #expect(found.value == "movie 7 with credits,videos")
        #expect(try await reader.read(server.remote(parts: "images,reviews"))(policy: .offline).value == "movie 7 with images")
    }

    @Test func `Answers of another title, language, argument, server or operation are never served in its place`() async throws {
        let reader = try await reader()
        _ = try await reader.read(server.remote(8, parts: ""))()
        _ = try await reader.read(server.remote(parts: "", audience: try Audience(language: "de-DE")))()
        _ = try await reader.read(server.remote(parts: "", page: 2))()
        _ = try await reader.read(server.remote(parts: "", host: "other"))()
        _ = try await reader.read(server.remote(parts: "", operation: "GET /other"))()
        await #expect(throws: MarqueeError.notCached.of("GET /movie")) {
            try await reader.read(server.remote(parts: "credits"))(policy: .offline)
        }
    }

    @Test(arguments: [MarqueeError.Code.notFound, .unauthorized, .refused, .unreadable])
    func `An answer of the server is never hidden by details with other parts`(_ code: MarqueeError.Code) async throws {
        let reader = try await reader()
        _ = try await reader.read(server.remote(parts: ""))()
        server.fail(MarqueeError(code, .init("test", "No.")))
        await #expect { try await reader.read(server.remote(parts: "credits"))() } throws: { ($0 as? MarqueeError)?.code == code }
    }

    @Test func `A read that must be new, and one of an answer that is too old, are not served from other parts`() async throws {
        let reader = Reader(
            snapshots: try await SQLiteStores.open(.memory).snapshots, clock: clock.wall, marks: nil, maximumAge: .seconds(86_400))
        _ = try await reader.read(server.remote(parts: ""))()
        server.fail(MarqueeError(.offline, .init("test", "Gone.")))
        await #expect { try await reader.read(server.remote(parts: "credits"))(policy: .fresh) } throws: {
            ($0 as? MarqueeError)?.code == .offline
        }
        clock.advance(by: .seconds(2 * 86_400))
        await #expect { try await reader.read(server.remote(parts: "credits"))() } throws: { ($0 as? MarqueeError)?.code == .offline }
    }

    @Test func `Public details serve an account, and those of an account serve no other read`() async throws {
        let (reader, isPrivate) = (try await reader(), true)
        _ = try await reader.reading(for: 1).read(server.remote(parts: "account_states", isPrivate: isPrivate))()
        await #expect { try await reader.read(server.remote(parts: ""))(policy: .offline) } throws: {
            ($0 as? MarqueeError)?.code == .offline
        }
        await #expect {
            try await reader.reading(for: 2).read(server.remote(parts: "account_states", isPrivate: isPrivate))(policy: .offline)
        } throws: { ($0 as? MarqueeError)?.code == .offline }
        _ = try await reader.read(server.remote(parts: ""))()
        let found = try await reader.reading(for: 2).read(server.remote(parts: "account_states", isPrivate: isPrivate))(policy: .offline)
        #expect(found.value == "movie 7 with ")
    }

    /// A server of texts with the parts that were asked for.
    private final class Server: Sendable {
        private let state = Mutex((failure: MarqueeError?.none, asked: 0))

        var asked: Int { state.withLock { $0.asked } }
        func fail(_ error: MarqueeError) { state.withLock { $0.failure = error } }

        func remote(
            _ id: Int = 7, parts: String, audience: Audience = .standard, page: Int? = nil, host: String = "test",
            operation: String = "GET /movie", isPrivate: Bool = false
        ) -> Remote<String> {
            var arguments = parts.isEmpty ? [] : [SnapshotKey.Argument(SnapshotKey.partsArgument, parts)]
            if let page { arguments.append(SnapshotKey.Argument("page", "\(page)")) }
            let key = SnapshotKey(server: host, operation: operation, subject: .movie(id), arguments: arguments, audience: audience)
            return Remote(key: key, isPrivate: isPrivate, freshFor: .seconds(3_600)) { [self] () async throws(MarqueeError) in
                let failure = state.withLock { state in
                    state.asked += 1
                    return state.failure
                }
                if let failure { throw failure }
                return "movie \(id) with \(parts)"
            }
        }
    }
}

extension MarqueeError {
    fileprivate func of(_ operation: String) -> MarqueeError {
        var error = self
        error.operation = operation
        return error
    }
}
