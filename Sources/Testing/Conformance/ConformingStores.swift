import Foundation
import MarqueeData
import MarqueeDomain

/// The opened stores of one client.
struct ConformingStores: Sendable {
    let run: ConformanceRun
    let sessions: any SessionDAO
    let library: any LibraryDAO
    let history: (any SearchHistoryDAO)?
    let snapshots: (any SnapshotDAO)?
    let titles: (any TitleDAO)?
    let shared: (any SharedSnapshotDAO)?
    let close: @Sendable () async -> Void

    init(_ stores: Stores, _ run: ConformanceRun) throws(ConformanceFailure) {
        guard let sessions = stores.sessions, let library = stores.library else {
            throw ConformanceFailure(description: "The stores have no sessions, or no library.")
        }
        self.run = run
        self.sessions = sessions
        self.library = library
        history = stores.history
        snapshots = stores.snapshots
        titles = stores.titles
        shared = stores.sharedSnapshots
        close = stores.close
    }

    @discardableResult
    func signIn(_ account: Int, session: String = "session") async throws -> Int {
        try await sessions.signIn(.account(account, session: session), on: run.server, at: .at(0)).tenant
    }

    /// Signs accounts in, each with some movies among its favorites that wait to be sent; in the order of their numbers.
    func waiting(_ accounts: Int, changes: Int = 1) async throws -> [Int] {
        var tenants: [Int] = []
        for account in 1...accounts {
            let tenant = try await signIn(account)
            for number in 1...changes { try await set(.favorite(true), on: .movie(number), of: tenant) }
            tenants.append(tenant)
        }
        return tenants.sorted()
    }

    @discardableResult
    func set(_ value: MarkValue, on item: Markable = .movie(1), of tenant: Int) async throws -> StoredMarks.Entry {
        try await library.record(.set(value), on: item, of: tenant)
    }

    /// Makes a change at a time, and stores that the server accepted it.
    func send(_ value: MarkValue, on item: Markable = .movie(1), of tenant: Int, at seconds: Double) async throws {
        try await run.setClock(seconds)
        try await set(value, on: item, of: tenant)
        _ = try await library.acknowledge(try await leased(tenant))
    }

    func place(of item: Markable, on shelf: ShelfName, _ tenant: Int) async throws -> StoredMarks.Place? {
        let marks = try await library.marks(of: tenant)
        return marks.entries[item]?.places[shelf.kind]
    }

    func lease(
        _ tenant: Int, by owner: String = "a", after: Int = 0, onDemand: Bool = false
    ) async throws -> OutboxEntry? {
        try await library.lease(.of(tenant, by: owner, after: after, onDemand: onDemand))
    }

    /// Leases an entry that must be there.
    func leased(_ tenant: Int, by owner: String = "a", onDemand: Bool = false) async throws -> OutboxEntry {
        guard let entry = try await lease(tenant, by: owner, onDemand: onDemand) else {
            try run.expect(false, "nothing is leased of \(tenant)")
            throw CancellationError()
        }
        return entry
    }

    func turns(
        accounts: Int = 100, entries: Int = 1, after: Int = 0, retryFirst: Bool = true, but excluded: Set<Int> = []
    ) async throws -> LeasedTurns {
        try await library.lease(
            TurnRequest(
                server: run.server, owner: "turns", duration: .seconds(60), longestWait: .seconds(3_600), accounts: accounts,
                entriesEach: entries, after: after, isRetryFirst: retryFirst, excluded: excluded))
    }
}

extension LeasedTurns {
    var tenants: [Int] { turns.compactMap { $0.first?.tenant } }
}

extension LeaseRequest {
    /// Leases of a minute, and waits of an hour at most.
    static func of(_ tenant: Int, by owner: String = "a", after: Int = 0, onDemand: Bool = false) -> LeaseRequest {
        LeaseRequest(
            tenant: tenant, owner: owner, duration: .seconds(60), longestWait: .seconds(3_600), after: after, isOnDemand: onDemand)
    }
}

extension UserGrant {
    static func account(_ id: Int, session: String = "session", userToken: String? = nil) -> UserGrant {
        UserGrant(
            authorization: UserAuthorization(
                kind: .account, session: Secret(session), accountID: id, userToken: userToken.map { Secret($0) },
                objectID: userToken.map { _ in "0123456789abcdef01234567" }), username: "viewer")
    }

    static func guest() -> UserGrant {
        UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret("guest")), expiresAt: .at(86_400))
    }
}

extension MarkValue {
    static func rated(_ halfPoints: Int) -> MarkValue { .rating(Rating(halfPoints: halfPoints)) }
}

extension MarqueeError {
    /// A rejection in TMDb's words.
    static let rejection = MarqueeError(
        .notFound, .init("tmdb.34", "The resource could not be found."), operation: "POST /3/movie/{movie_id}/rating", status: 404,
        tmdbCode: 34, retryAfter: .milliseconds(1_500))
}
