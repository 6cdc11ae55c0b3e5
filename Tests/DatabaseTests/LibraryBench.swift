import Foundation
import MarqueeData
import MarqueeDomain
import TestKit

@testable import MarqueeDatabase

let server = "api.example.org"

/// A store's part for people, which a test can reach without unwrapping.
struct OpenLibrary: Sendable {
    let sessions: any SessionDAO
    let library: any LibraryDAO
    let snapshots: any SnapshotDAO
    let history: any SearchHistoryDAO
    let close: @Sendable () async -> Void

    init(_ stores: Stores) throws {
        guard let sessions = stores.sessions, let library = stores.library, let snapshots = stores.snapshots, let history = stores.history
        else {
            throw MarqueeError(.storage, .init("test", "No store."))
        }
        (self.sessions, self.library, self.snapshots, self.history, close) = (sessions, library, snapshots, history, stores.close)
    }

    @discardableResult
    func signIn(_ account: Int, session: String = "session", on name: String = server) async throws -> Int {
        try await sessions.signIn(.account(account, session: session), on: name, at: .at(0), makesCurrent: true).tenant
    }

    func set(_ value: MarkValue, on item: Markable = .movie(1), of tenant: Int) async throws -> StoredMarks.Entry {
        try await library.record(.set(value), on: item, of: tenant, at: .at(1))
    }

    func lease(
        _ tenant: Int, by owner: String = "a", at seconds: Double = 0, after: Int = 0, onDemand: Bool = false
    ) async throws -> OutboxEntry? {
        try await library.lease(.of(tenant, by: owner, at: seconds, after: after, onDemand: onDemand))
    }

    func slot(_ tenant: Int) async throws -> OutboxEntry? { try await library.entries(of: tenant).first }
}

extension LibraryDAO {
    /// All that is due, as a test has a few accounts only.
    func schedule(on name: String = server, at moment: Date) async throws(MarqueeError) -> OutboxSchedule {
        try await schedule(on: name, at: moment, after: 0, limit: 100)
    }
}

extension TemporaryFolder {
    func library(clock: ManualClock = ManualClock(), events: EventLog = EventLog()) async throws -> OpenLibrary {
        try OpenLibrary(
            await SQLiteStores.Opening(location: .folder(path), now: clock.wall.now, onEvent: events.handler).stores())
    }
}

extension OpenLibrary {
    static func inMemory() async throws -> OpenLibrary { try await OpenLibrary(SQLiteStores.open(.memory)) }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_000_000 + seconds) }
}

extension LeaseRequest {
    /// Leases of a minute, and waits of an hour at most.
    static func of(
        _ tenant: Int, by owner: String = "a", at seconds: Double = 0, after: Int = 0, onDemand: Bool = false
    ) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: owner, now: .at(seconds), duration: .seconds(60), longestWait: .seconds(3_600), after: after,
            isOnDemand: onDemand)
    }
}

extension UserGrant {
    static func account(_ id: Int, session: String = "session", userToken: String? = nil, username: String = "name") -> UserGrant {
        UserGrant(
            authorization: UserAuthorization(
                kind: .account, session: Secret(session), accountID: id, userToken: userToken.map { Secret($0) },
                objectID: userToken.map { _ in "0123456789abcdef01234567" }),
            username: username)
    }

    static func guest(_ session: String = "guest") -> UserGrant {
        UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret(session)), expiresAt: .at(86_400))
    }
}

extension MarkValue {
    static func rated(_ halfPoints: Int) -> MarkValue { .rating(Rating(halfPoints: halfPoints)) }
}

extension MarqueeError {
    static let refusal = MarqueeError(
        .notFound, .init("tmdb.34", "The resource could not be found."), operation: "POST /3/movie/{movie_id}/rating", status: 404,
        tmdbCode: 34, retryAfter: .milliseconds(1_500))
}
