import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// What a provider of managed databases does to connections, as the section "A managed database" of Docs/Fleet.md describes it.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct ManagedServerTests {
    private func sessions(of configuration: PostgreSQLConfiguration) async throws -> [String] {
        try await PostgreSQLServer.shared().execute(
            "SELECT query FROM pg_stat_activity WHERE application_name = '\(configuration.schema)'")
    }

    @Test func `Sessions that the server ends because they are idle cost no call`() async throws {
        let server = try await PostgreSQLServer.shared()
        let role = "r\(UInt64.random(in: 0 ... .max))"
        try await server.execute("CREATE ROLE \(role) LOGIN SUPERUSER; ALTER ROLE \(role) SET idle_session_timeout = 50")
        let configuration = server.configuration("user=\(role)")
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        let (library, sessions) = (try #require(stores.library), try #require(stores.sessions))
        let tenant = try await sessions.signIn(.account(1), on: tmdb, at: .at(0)).tenant
        let invalidations = try #require(stores.invalidations)
        var heard = invalidations().makeAsyncIterator()
        for id in 1...3 {
            // The connection that listens is ended as often, and replaced.
            #expect(await heard.next() == .allMarks)
            while try await self.sessions(of: configuration).contains(where: { !$0.hasPrefix("LISTEN") }) { await Task.yield() }
            _ = try await library.record(.set(.favorite(true)), on: .movie(id), of: tenant)
        }
        #expect(try await library.marks(of: tenant).entries.count == 3)
        await stores.close()
    }

    @Test func `A password that the provider replaces is read from the password file at the next connection`() async throws {
        let server = try await PostgreSQLServer.start()
        let folder = try TemporaryFolder()
        try await server.execute("CREATE ROLE rotated LOGIN SUPERUSER PASSWORD 'one'")
        let rules = server.folder + "/data/pg_hba.conf"
        try ("local all rotated scram-sha-256\n" + String(contentsOfFile: rules, encoding: .utf8))
            .write(toFile: rules, atomically: false, encoding: .utf8)
        try await server.execute("SELECT pg_reload_conf()")
        let file = folder.path("passwords")
        func replace(_ password: String) throws {
            try "*:*:*:rotated:\(password)\n".write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        }
        try replace("one")
        var configuration = server.configuration("user=rotated passfile=\(file)")
        let now = Mutex(Duration.zero)
        configuration.time.now = { now.withLock { $0 } }
        let pool = try await PostgreSQLPool.withTable(configuration)
        try await server.execute("ALTER ROLE rotated PASSWORD 'two'")
        // Open connections go on.
        try await pool.add(1)
        #expect(try await server.endConnections(of: configuration) == 1)
        await #expect(throws: MarqueeError(PostgreSQLFailure.credentials("28P01"))) { try await pool.add(2) }
        try replace("two")
        now.withLock { $0 += .seconds(2) }
        try await pool.add(3)
        #expect(try await pool.numbers() == [1, 3])
        await pool.close()
    }

    @Test func `A store that does not listen has no connection while it does nothing, and hears nothing`() async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        configuration.listens = false
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        #expect(stores.invalidations == nil && stores.connectionFigures?().isListening == nil)
        #expect(try await !sessions(of: configuration).contains { $0.hasPrefix("LISTEN") })
        await stores.close()
    }
}
