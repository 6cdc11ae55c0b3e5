import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import TestKit
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

    /// Turns the clock of the store, which does not run from then on.
    func setClock(_ moment: Date) async throws {
        try await execute(
            "CREATE OR REPLACE FUNCTION marquee_now() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT \(moment.milliseconds)::bigint'")
    }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_790_000_000 + seconds) }
}
