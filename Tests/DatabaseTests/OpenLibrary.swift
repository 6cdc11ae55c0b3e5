import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

let server = "api.example.org"

/// Stores in SQLite files, whose parts a test can use without unwrapping.
struct OpenLibrary: Sendable {
    let sessions: any DeviceSessionDAO
    let library: any LibraryDAO
    let snapshots: any SnapshotDAO
    let history: any SearchHistoryDAO
    let close: @Sendable () async -> Void
    /// The clock of the store.
    let clock: ManualClock

    init(_ stores: Stores, _ clock: ManualClock = ManualClock()) throws {
        guard let sessions = stores.sessions as? any DeviceSessionDAO, let library = stores.library,
            let snapshots = stores.snapshots, let history = stores.history
        else {
            throw MarqueeError(.storage, .init("test", "No store."))
        }
        (self.sessions, self.library, self.snapshots, self.history, close) = (sessions, library, snapshots, history, stores.close)
        self.clock = clock
    }

    @discardableResult
    func signIn(_ account: Int, session: String = "session", on name: String = server) async throws -> Int {
        try await sessions.signIn(.account(account, session: session), on: name, at: .at(0), makesCurrent: true).tenant
    }

    func set(_ value: MarkValue, on item: Markable = .movie(1), of tenant: Int) async throws -> StoredMarks.Entry {
        try await record(.set(value), on: item, of: tenant, at: .at(1))
    }

    func lease(
        _ tenant: Int, by owner: String = "a", at seconds: Double = 0, after: Int = 0, onDemand: Bool = false
    ) async throws -> OutboxEntry? {
        clock.set(.at(seconds))
        return try await library.lease(.of(tenant, by: owner, after: after, onDemand: onDemand))
    }

    func record(
        _ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        clock.set(moment)
        return try await library.record(edit, on: item, of: tenant)
    }

    func acknowledge(_ entry: OutboxEntry, at moment: Date) async throws -> StoredMarks.Entry {
        clock.set(moment)
        return try await library.acknowledge(entry)
    }

    /// Ends a lease at the time of the last call that had one.
    func release(_ entry: OutboxEntry, until moment: Date?) async throws {
        if let moment {
            try await library.release(entry, for: .seconds(moment.timeIntervalSince(clock.now)))
        } else {
            try await library.release([entry])
        }
    }

    /// Leases an entry of each account that has one to send.
    func leaseTurns(at seconds: Double) async throws -> [OutboxEntry] {
        clock.set(.at(seconds))
        return try await library.lease(TurnRequest.of(accounts: 100)).turns.flatMap { $0 }
    }

    func entry(_ tenant: Int) async throws -> OutboxEntry? { try await library.entries(of: tenant).first }
}

extension TemporaryFolder {
    func library(clock: ManualClock = ManualClock(), events: EventLog = EventLog()) async throws -> OpenLibrary {
        try OpenLibrary(
            await SQLiteStores.Opening(location: .folder(path), now: clock.wall.now, onEvent: events.handler).stores(), clock)
    }
}

extension OpenLibrary {
    static func inMemory() async throws -> OpenLibrary {
        let clock = ManualClock()
        return try await OpenLibrary(SQLiteStores.open(.memory, now: clock.wall.now), clock)
    }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_000_000 + seconds) }
}

extension MarqueeError {
    static let refusal = MarqueeError(
        .notFound, .init("tmdb.34", "The resource could not be found."), operation: "POST /3/movie/{movie_id}/rating", status: 404,
        tmdbCode: 34, retryAfter: .milliseconds(1_500))
}
