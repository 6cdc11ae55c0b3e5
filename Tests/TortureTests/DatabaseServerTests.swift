import Foundation
import Testing

@testable import MarqueeTorture

@Suite(.timeLimit(.minutes(5)), .enabled(if: DatabasePrograms.here != nil, "initdb and pg_ctl of PostgreSQL are not here"))
struct DatabaseServerTests {
    @Test func `what a server has stored outlives its crash, and nothing outlives its end`() async throws {
        let server = try await DatabaseServer.start()
        try await DatabaseInspection.texts("CREATE TABLE number(value int); INSERT INTO number VALUES(1)", on: server.connection)
        try await blocking { try server.restart() }
        #expect(try await DatabaseInspection.texts("SELECT value FROM number", on: server.connection) == ["1"])
        try await server.stop()
        #expect(!FileManager.default.fileExists(atPath: server.folder))
    }

    /// So it is too when the program is killed, even while the server restarts.
    @Test func `a server that its owner does not end is removed`() async throws {
        let folder = try await {
            let server = try await DatabaseServer.start()
            try await blocking { try server.beginRestart() }
            return server.folder
        }()
        while FileManager.default.fileExists(atPath: folder) { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test func `a lease during another one is found, and a later one is none`() async throws {
        let server = try await DatabaseServer.start()
        let place = try await TestedStore(on: server)
        let tables = try #require(place.tables)
        func lease(_ owner: String, at moment: Double) async throws {
            try await tables.setClock(from: Date(timeIntervalSince1970: moment), speed: 0)
            try await DatabaseInspection.texts(
                """
                INSERT INTO \(tables.schema).outbox(account, shelf, media_id, season, episode, value, revision, position, changed_at, was_sent,
                    attempts, longest_wait, lease_duration) VALUES(1, 'favoriteMovies', 550, 0, 0, 1, 1, 1, 0, 0, 0, 0, 30000)
                ON CONFLICT DO NOTHING;
                UPDATE \(tables.schema).outbox SET lease_owner = '\(owner)', lease_until = \(tables.schema).marquee_now() + 30000
                """, on: server.connection)
        }
        try await lease("a", at: 1_000)
        try await lease("b", at: 1_030)
        #expect(try await tables.overlaps() == [])
        try await lease("a", at: 1_059)
        #expect(try await tables.overlaps() == ["1 favoriteMovies 550 0 0"])
        #expect(try await tables.leaseCounts() == [3])
        #expect(try await tables.lastLease() == 1_089_000)
        try await server.stop()
    }
}
