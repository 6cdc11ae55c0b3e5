import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

extension Trait where Self == ConditionTrait {
    /// The test needs a server.
    static var needsPostgreSQL: Self { .enabled(if: PostgreSQLServer.isAvailable, Comment(rawValue: PostgreSQLServer.absence)) }
}

extension PostgreSQLServer {
    /// How to reach the server, with tables that no other test has, and with their name as the name of the program.
    func configuration(_ words: String = "") -> PostgreSQLConfiguration {
        let schema = "t\(UInt64.random(in: 0 ... .max))"
        var configuration = PostgreSQLConfiguration("\(connection) application_name=\(schema) \(words)")
        configuration.schema = schema
        // Longer than a service would wait: the machine may have other work.
        (configuration.callTimeout, configuration.sharedCallTimeout) = (.seconds(600), .seconds(600))
        return configuration
    }

    /// Runs statements as the owner of the server.
    @discardableResult
    func execute(_ sql: String) async throws -> [String] {
        let pool = PostgreSQLPool(try ConnectionSettings(configuration()))
        let rows = try await pool.use { (handle) throws(PostgreSQLFailure) in try handle.execute(sql).rows.map { $0.text(0) ?? "" } }
        await pool.close()
        return rows
    }

    /// Ends the server's side of all connections of a configuration, as an administrator does. Returns how many there were.
    func endConnections(of configuration: PostgreSQLConfiguration) async throws -> Int {
        try await execute(
            """
            SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = '\(configuration.schema)'
            """
        ).count
    }
}

extension PostgreSQLPool {
    /// A pool with one more table, `number(value bigint)`.
    static func withTable(_ configuration: PostgreSQLConfiguration) async throws -> PostgreSQLPool {
        let settings = try ConnectionSettings(configuration)
        let pool = PostgreSQLPool(settings)
        try await pool.use { (handle) throws(PostgreSQLFailure) in
            _ = try PostgreSQLSchema.newest.migrate(handle, in: settings.schema)
            _ = try handle.execute("CREATE TABLE number(value bigint PRIMARY KEY)")
        }
        return pool
    }

    func add(_ number: Int) async throws(MarqueeError) {
        try await write { (handle) throws(PostgreSQLFailure) in try handle.add(number) }
    }

    func numbers() async throws(MarqueeError) -> [Int64] {
        try await read { (handle) throws(PostgreSQLFailure) in
            try handle.all("SELECT value FROM number ORDER BY value") { (row) throws(PostgreSQLFailure) in try row.integer(0) }
        }
    }
}

extension PostgreSQLHandle {
    func add(_ number: Int) throws(PostgreSQLFailure) { try run("INSERT INTO number VALUES($1)", [Parameter(number)]) }

    /// Lets the server fail with an SQLSTATE.
    func fail(_ state: String) throws(PostgreSQLFailure) {
        try execute("DO $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '\(state)'; END $$")
    }
}
