import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Why a connection was not made, and how often it is tried.
@Suite(.timeLimit(.minutes(5)))
struct RefusalTests {
    private static let prefix = "connection to server at \"db.internal\" (192.0.2.1), port 5432 failed: "

    @Test(arguments: [
        (
            "FATAL:  28P01: password authentication failed for user \"marquee\"\nLOCATION:  auth_failed, auth.c:335\n",
            PostgreSQLFailure.credentials("28P01")
        ),
        ("FATAL:  28000: no pg_hba.conf entry for host \"192.0.2.7\"\n", .credentials("28000")),
        ("SCHWERWIEGEND:  3D000: Datenbank »movies« existiert nicht\n", .missingDatabase("3D000")),
        ("FATAL:  57P03: the database system is starting up\n", .unreachable),
        ("FATAL:  53300: too many connections for role \"marquee\"\n", .unreachable),
        ("FATAL:  42501: permission denied for database \"movies\"\n", .forbidden),
        ("SSL error: certificate verify failed\n", .insecure),
        ("server does not support SSL, but SSL was required\n", .insecure),
        ("could not translate host name \"db.internal\" to address: Name or service not known\n", .unknownHost),
        ("Connection refused\n\tIs the server running on that host and accepting TCP/IP connections?\n", .unreachable),
        ("timeout expired\n", .unreachable),
        ("FATAL:  secret text without a code\n", .unreachable),
        (
            "Connection refused\nconnection to server on socket failed: FATAL:  57P03: starting\nfailed: FATAL:  28P01: no\n",
            .credentials("28P01")
        ),
    ])
    func `libpq's message has one meaning`(_ message: String, _ failure: PostgreSQLFailure) {
        #expect(PostgreSQLFailure(connecting: Self.prefix + message) == failure)
    }

    @Test func `a refusal becomes an error with its code and without a word of the server`() {
        let error = MarqueeError(PostgreSQLFailure.credentials("28P01"))
        #expect(error.code == .storage && error.reason.key == "database.credentials" && error.reason.values == ["state": "28P01"])
        let attributes = MarqueeEvent(.storeFailed(.user, error)).attributes
        #expect(attributes["reason"] == "database.credentials" && attributes["sqlstate"] == "28P01")
        #expect(MarqueeEvent(.storeFailed(.user, .storeUnreachable)).attributes["sqlstate"] == nil)
    }

    private func failure(_ connection: String, within limit: Duration = .seconds(600)) -> PostgreSQLFailure? {
        do throws(PostgreSQLFailure) {
            _ = try PostgreSQLHandle(try ConnectionSettings(PostgreSQLConfiguration(connection)), until: .now + limit)
            return nil
        } catch {
            return error
        }
    }

    @Test(.needsPostgreSQL) func `a refusal of a server differs from a server that is away`() async throws {
        let server = try await PostgreSQLServer.shared()
        let own = "host=\(server.folder) user=marquee"
        #expect(failure("\(own) dbname=none") == .missingDatabase("3D000"))
        #expect(failure("host=\(server.folder) dbname=postgres user=nobody") == .credentials("28000"))
        #expect(failure("\(own) dbname=postgres") == nil)
        #expect(failure("host=\(server.folder)/none user=marquee") == .unreachable)
        #expect(failure("host=\(server.folder)/none,\(server.folder) dbname=postgres user=marquee") == nil)
        #expect(failure("host=\(server.folder)/none,\(server.folder) dbname=none user=marquee") == .missingDatabase("3D000"))
    }

    @Test(arguments: ["service=nosuch", "host=127.0.0.1 port=abc", "host=127.0.0.1 port=99999"])
    func `Words that libpq cannot use are an unusable connection string, and no server that is away`(connection: String) {
        #expect(failure(connection) == .unusableConnection)
    }

    @Test(.needsPostgreSQL) func `A role without the right to use the schema is told of a right, and not of missing tables`() async throws {
        let stores = try await OpenStores.open()
        let role = "r\(UInt64.random(in: 0 ... .max))"
        try await PostgreSQLServer.shared().execute("CREATE ROLE \(role) LOGIN")
        var configuration = try await PostgreSQLServer.shared().configuration("user=\(role)")
        configuration.schema = stores.configuration.schema
        await #expect(throws: MarqueeError(PostgreSQLFailure.forbidden)) {
            _ = try await PostgreSQLStores.open(configuration, cache: .memory)
        }
        let store = try PostgreSQLAdministration(configuration.connection.reveal(), schema: configuration.schema)
        await #expect(throws: MarqueeError(PostgreSQLFailure.forbidden)) { _ = try await store.versions() }
        await store.close()
        await stores.close()
    }

    @Test func `a server without TLS differs from one that is away`() throws {
        let plain = try LoopbackServer { peer in
            peer.send("N")
            _ = peer.nextRequest()
        }
        #expect(failure("host=127.0.0.1 port=\(plain.port) user=marquee sslmode=require connect_timeout=300") == .insecure)
    }

    @Test func `a server that accepts and says nothing is given up`() throws {
        let mute = try LoopbackServer { peer in _ = peer.nextRequest() }
        #expect(failure("host=127.0.0.1 port=\(mute.port) user=marquee sslmode=disable connect_timeout=2") == .unanswered)
        #expect(failure("host=127.0.0.1 port=\(mute.port) user=marquee sslmode=disable", within: .milliseconds(50)) == .unanswered)
    }

    /// A wrong password was tried 16 times a second by each process.
    @Test(.needsPostgreSQL) func `a refused connection is tried again after a pause, by one caller`() async throws {
        let server = try await PostgreSQLServer.shared()
        let role = "r\(UInt64.random(in: 0 ... .max))"
        var configuration = server.configuration("user=\(role)")
        let now = Mutex(Duration.zero)
        configuration.time.now = { now.withLock { $0 } }
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let refused = MarqueeError(PostgreSQLFailure.credentials("28000"))
        await #expect(throws: refused) { try await pool.read { _ in } }
        // Without an attempt, the new role is not found.
        try await server.execute("CREATE ROLE \(role) LOGIN SUPERUSER")
        for _ in 1...20 { await #expect(throws: refused) { try await pool.read { _ in } } }
        now.withLock { $0 += .milliseconds(499) }
        await #expect(throws: refused) { try await pool.read { _ in } }
        now.withLock { $0 += .milliseconds(1) }
        try await pool.read { _ in }
        try await pool.read { _ in }
        await pool.close()
    }
}
