import MarqueeAdministration
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Connections that are lost, and transactions that fail in passing.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct LossTests {
    @Test func `connections that ended while they were idle are replaced without an error`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        let pool = try await PostgreSQLPool.withTable(configuration)
        try await pool.add(1)
        #expect(try await server.endConnections(of: configuration) == 1)
        try await pool.add(2)
        #expect(try await server.endConnections(of: configuration) == 1)
        #expect(try await pool.numbers() == [1, 2])
        await pool.close()
    }

    @Test func `a connection that ends within a transaction undoes it, and the work runs again`() async throws {
        let server = try await PostgreSQLServer.shared()
        let pool = try await PostgreSQLPool.withTable(server.configuration())
        let runs = Count()
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            try handle.add(1)
            if runs.add() == 1 { _ = try handle.execute("SELECT pg_terminate_backend(pg_backend_pid())") }
            try handle.add(2)
        }
        #expect(runs.value == 2)
        #expect(try await pool.numbers() == [1, 2])
        await pool.close()
    }

    @Test func `a failure of the work undoes it all, and the connection goes on`() async throws {
        let pool = try await PostgreSQLPool.withTable(try await PostgreSQLServer.shared().configuration())
        await #expect(throws: MarqueeError(PostgreSQLFailure.damagedValue)) {
            try await pool.write { (handle) throws(PostgreSQLFailure) in
                try handle.add(1)
                try handle.add(1)
            }
        }
        #expect(try await pool.numbers() == [])
        try await pool.add(3)
        #expect(try await pool.numbers() == [3])
        await pool.close()
    }

    @Test(arguments: [1, 4, 5]) func `work that met others is run again, and given up after five times`(failures: Int) async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        configuration.time = ManualTime(jumps: true).source
        let pool = try await PostgreSQLPool.withTable(configuration)
        let runs = Count()
        let work = { @Sendable (handle: PostgreSQLHandle) throws(PostgreSQLFailure) in
            try handle.add(1)
            if runs.add() <= failures { try handle.fail("40001") }
        }
        if failures < 5 {
            try await pool.write(work)
        } else {
            await #expect(throws: MarqueeError(PostgreSQLFailure.conflict)) { try await pool.write(work) }
        }
        #expect(runs.value == min(failures + 1, 5))
        #expect(try await pool.numbers() == (failures < 5 ? [1] : []))
        await pool.close()
    }

    @Test(arguments: [
        [CommitRelay.Loss.answer], [.request], [.request, .request, .answer],
    ])
    func `a commit whose connection is lost is done once`(losses: [CommitRelay.Loss]) async throws {
        let relay = try CommitRelay(to: try await PostgreSQLServer.shared())
        let pool = try await PostgreSQLPool.withTable(
            try await PostgreSQLServer.shared().configuration("host=\(relay.folder.path)"))
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            _ = try handle.execute("ALTER TABLE number DROP CONSTRAINT number_pkey")
        }
        for loss in losses { relay.lose(loss) }
        let runs = Count()
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            _ = runs.add()
            try handle.add(1)
        }
        #expect(runs.value == 1 + losses.count { $0 == .request })
        #expect(try await pool.numbers() == [1])
        await pool.close()
    }

    @Test func `a server that is not there is unreachable, and no word of the connection string is in the error`() async throws {
        var configuration = PostgreSQLConfiguration("host=/nonexistent/folder password=geheim user=nobody")
        configuration.time = ManualTime(jumps: true).source
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let error = await #expect(throws: MarqueeError.self) { try await pool.read { _ in } }
        #expect(error == MarqueeError(PostgreSQLFailure.unreachable))
        for text in ["\(configuration)", String(reflecting: configuration), "\(String(describing: error))"] {
            #expect(!text.contains("geheim") && !text.contains("nonexistent"))
        }
        await pool.close()
    }

    @Test func `a connection string that cannot be read is refused at once`() throws {
        for text in ["host", "port=1 nonsense=2", "postgresql://[", "host=a\0b"] {
            #expect(throws: PostgreSQLFailure.unusableConnection) { try ConnectionSettings(.init(text)) }
        }
        for text in ["", "service=marquee", "host=a sslmode=verify-full", "postgresql://u:p@h:1/d?sslmode=require"] {
            _ = try ConnectionSettings(.init(text))
        }
    }

    @Test func `While no server accepts writes, one that can only be read serves reads, and is given up when another one is there`()
        async throws
    {
        let server = try await PostgreSQLServer.shared()
        let role = "r\(UInt64.random(in: 0 ... .max))"
        try await server.execute("CREATE ROLE \(role) LOGIN SUPERUSER")
        var configuration = server.configuration("user=\(role) target_session_attrs=read-write")
        let time = ManualTime(jumps: true)
        (configuration.callTimeout, configuration.time) = (.seconds(20), time.source)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration).forCalls)
        try await PostgreSQLPool.withTable(configuration).close()
        try await pool.add(1)
        try await server.execute("ALTER ROLE \(role) SET default_transaction_read_only = on")
        #expect(try await server.endConnections(of: configuration) >= 1)
        #expect(try await pool.numbers() == [1])
        // The first write waits for a fail-over, the next one does not.
        for _ in 1...2 { await #expect(throws: MarqueeError(PostgreSQLFailure.noPrimary)) { try await pool.add(2) } }
        #expect((.seconds(10)...(.seconds(12))).contains(time.now))
        #expect(try await pool.numbers() == [1])
        let settings = try ConnectionSettings(configuration)
        #expect(throws: PostgreSQLFailure.readOnly) { _ = try PostgreSQLHandle(settings, until: .now + .seconds(600)) }
        try await server.execute("ALTER ROLE \(role) RESET default_transaction_read_only")
        try await pool.add(3)
        #expect(try await pool.numbers() == [1, 3])
        await pool.close()
    }

    @Test func `An operator looks at a server that can only be read, and changes nothing there`() async throws {
        let (server, stores) = (try await PostgreSQLServer.shared(), try await OpenStores.open())
        let role = "r\(UInt64.random(in: 0 ... .max))"
        try await server.execute("CREATE ROLE \(role) LOGIN SUPERUSER; ALTER ROLE \(role) SET default_transaction_read_only = on")
        let words = server.configuration("user=\(role) target_session_attrs=read-write").connection.reveal()
        let store = try PostgreSQLAdministration(words, schema: stores.configuration.schema)
        #expect(try await store.versions().isUsable)
        #expect(try await store.check() == [])
        _ = try await store.apply(.discard, to: .init(), isDryRun: true)
        await #expect(throws: MarqueeError(PostgreSQLFailure.noPrimary)) { try await store.forget(1) }
        await store.close()
        await stores.close()
    }

    @Test func `Reads leave a server that can only be read for one that accepts writes, without a write`() async throws {
        let server = try await PostgreSQLServer.shared()
        let role = "r\(UInt64.random(in: 0 ... .max))"
        try await server.execute("CREATE ROLE \(role) LOGIN SUPERUSER; ALTER ROLE \(role) SET default_transaction_read_only = on")
        let configuration = server.configuration("user=\(role) target_session_attrs=read-write")
        var settings = try ConnectionSettings(configuration).forCalls
        settings.replacementLifetime = .zero
        let pool = PostgreSQLPool(settings)
        func isReadOnly() async throws -> Bool {
            try await pool.read { (handle) throws(PostgreSQLFailure) in
                try handle.execute("SELECT current_setting('transaction_read_only')").rows.first?.text(0) == "on"
            }
        }
        #expect(try await isReadOnly())
        try await server.execute("ALTER ROLE \(role) RESET default_transaction_read_only")
        #expect(try await !isReadOnly())
        await pool.close()
    }

    /// A standby refuses writes; so does a server whose transactions only read.
    @Test func `writes fail while the server can only be read, and work again on another one`() async throws {
        let server = try await PostgreSQLServer.shared()
        let role = "r\(UInt64.random(in: 0 ... .max))"
        try await server.execute("CREATE ROLE \(role) LOGIN SUPERUSER")
        let configuration = server.configuration("user=\(role)")
        let pool = try await PostgreSQLPool.withTable(configuration)
        try await pool.add(1)
        try await server.execute("ALTER ROLE \(role) SET default_transaction_read_only = on")
        #expect(try await server.endConnections(of: configuration) == 1)
        await #expect(throws: MarqueeError(PostgreSQLFailure.readOnly)) { try await pool.add(2) }
        #expect(try await pool.numbers() == [1])
        try await server.execute("ALTER ROLE \(role) RESET default_transaction_read_only")
        // The connection that only reads is given up by the write that it refuses.
        try await pool.add(3)
        #expect(try await pool.numbers() == [1, 3])
        await pool.close()
    }
}

private final class Count: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }

    /// Counts, and returns how many there were so far.
    func add() -> Int {
        number.withLock { number in
            number += 1
            return number
        }
    }
}
