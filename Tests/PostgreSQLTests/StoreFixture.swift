import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Testing

@testable import MarqueePostgreSQL

let tmdb = "https://tmdb.example.org"

/// Stores whose parts a test can reach without unwrapping.
struct OpenStores {
    let configuration: PostgreSQLConfiguration
    let sessions: any SessionDAO
    let library: any LibraryDAO
    let history: any SearchHistoryDAO
    let close: @Sendable () async -> Void

    /// Opens stores on tables of their own, or on those of others.
    static func open(_ configuration: PostgreSQLConfiguration? = nil) async throws -> OpenStores {
        let configuration = if let configuration { configuration } else { try await PostgreSQLServer.shared().configuration() }
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        return OpenStores(
            configuration: configuration, sessions: try #require(stores.sessions), library: try #require(stores.library),
            history: try #require(stores.history), close: stores.close)
    }

    func signIn(_ account: Int) async throws -> Int {
        try await sessions.signIn(.account(account), on: tmdb, at: .at(0)).tenant
    }

    /// Runs statements on the tables.
    @discardableResult
    func execute(_ sql: String) async throws -> [String] {
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let rows = try await pool.use { (handle) throws(PostgreSQLFailure) in try handle.execute(sql).rows.map { $0.text(0) ?? "" } }
        await pool.close()
        return rows
    }

    /// Turns the clock of the store, which stands still from then on.
    func setClock(_ moment: Date) async throws {
        try await execute(
            "CREATE OR REPLACE FUNCTION marquee_now() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT \(moment.milliseconds)::bigint'")
    }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_790_000_000 + seconds) }
}

extension UserGrant {
    static func account(_ number: Int, session: String = "geheim", token: String? = nil) -> UserGrant {
        UserGrant(
            authorization: UserAuthorization(
                kind: .account, session: Secret(session), accountID: number, userToken: token.map { Secret($0) },
                objectID: token == nil ? nil : "0123456789abcdef01234567"), username: "user \(number)")
    }

    static func guest(_ session: String) -> UserGrant {
        UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret(session)), expiresAt: .at(86_400))
    }
}

extension TurnRequest {
    static func of(_ owner: String = "a", accounts: Int, entries: Int = 1, after: Int = 0, but excluded: Set<Int> = []) -> TurnRequest {
        TurnRequest(
            server: tmdb, owner: owner, duration: .seconds(60), longestWait: .seconds(600), accounts: accounts, entriesEach: entries,
            after: after, excluded: excluded)
    }
}

extension LeaseRequest {
    static func of(_ tenant: Int, owner: String = "a", isOnDemand: Bool = false) -> LeaseRequest {
        LeaseRequest(tenant: tenant, owner: owner, duration: .seconds(60), longestWait: .seconds(600), isOnDemand: isOnDemand)
    }
}
