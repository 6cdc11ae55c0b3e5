import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct InvalidationTests {
    /// Stores of two processes on the same tables, and the announcements that the second one receives.
    private func pair() async throws -> (writer: OpenStores, reader: Stores, heard: AsyncStream<StoreInvalidation>.Iterator) {
        let writer = try await OpenStores.open()
        let reader = try await PostgreSQLStores.open(writer.configuration, cache: .memory)
        let invalidations = try #require(reader.invalidations)
        var heard = invalidations().makeAsyncIterator()
        #expect(await heard.next() == .allMarks)
        return (writer, reader, heard)
    }

    @Test func `a process hears of the changes of others, and not of its own`() async throws {
        var (writer, reader, heard) = try await pair()
        let (tenant, other) = (try await writer.signIn(1), try await writer.signIn(2))
        _ = try await reader.library?.record(.set(.favorite(true)), on: .movie(1), of: other)
        _ = try await writer.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        #expect(await heard.next() == .marks(tenant: tenant))
        _ = try await writer.library.record(.set(.favorite(false)), on: .movie(1), of: other)
        #expect(await heard.next() == .marks(tenant: other))
        await reader.close()
        #expect(await heard.next() == nil)
        await writer.close()
    }

    @Test func `a process receives the accounts that another one has signed out or wiped`() async throws {
        var (writer, reader, heard) = try await pair()
        let stored = try await writer.sessions.signIn(.account(1), on: tmdb, at: .at(0))
        let guest = try await writer.sessions.signIn(.guest(), on: tmdb, at: .at(0))
        _ = try await writer.sessions.signOut(stored.tenant, generation: stored.generation)
        #expect(await heard.next() == .snapshots(.tenant(stored.tenant)))
        _ = try await writer.sessions.signOut(guest.tenant, generation: guest.generation)
        #expect(await heard.next() == .account(tenant: guest.tenant))
        try await writer.sessions.wipe(stored.tenant)
        #expect(await heard.next() == .account(tenant: stored.tenant))
        await reader.close()
        await writer.close()
    }

    @Test func `after a lost connection any marks may have changed, and what comes later is heard again`() async throws {
        var (writer, reader, heard) = try await pair()
        let tenant = try await writer.signIn(1)
        let ended = try await PostgreSQLServer.shared().execute(
            """
            SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
            WHERE application_name = '\(writer.configuration.schema)' AND query LIKE 'LISTEN%'
            """)
        #expect(ended.count == 1)
        #expect(await heard.next() == .allMarks)
        _ = try await writer.library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        #expect(await heard.next() == .marks(tenant: tenant))
        await reader.close()
        await writer.close()
    }

    @Test func `changes of many accounts at once are reported in groups, and none is missing`() async throws {
        let (writer, reader, listening) = try await pair()
        var heard = listening
        var tenants: Set<Int> = []
        for account in 1...20 { tenants.insert(try await writer.signIn(account)) }
        try await withThrowingTaskGroup { group in
            for tenant in tenants {
                group.addTask { [library = writer.library] in _ = try await library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
                }
            }
            try await group.waitForAll()
        }
        while !tenants.isEmpty {
            guard case .marks(let tenant) = await heard.next() else { break }
            tenants.remove(tenant)
        }
        #expect(tenants.isEmpty)
        await reader.close()
        await writer.close()
    }

    @Test(.timeLimit(.minutes(5)))
    func `the first change is reported at once, those that follow together, and the rest before the stores close`() async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        let time = ManualTime()
        try await OpenStores.open(configuration).close()
        configuration.time = time.source
        let settings = try ConnectionSettings(configuration)
        let (listener, stream) = InvalidationListener.start(settings, ignoring: 0, ConnectionMeter())
        var heard = stream.makeAsyncIterator()
        #expect(await heard.next() == .allMarks)
        let pool = PostgreSQLPool(settings)
        let sender = InvalidationSender(pool, settings.schema)
        sender.tell(1)
        #expect(await heard.next() == .marks(tenant: 1))
        await time.sleepers(1, for: .milliseconds(10))
        sender.tell(2)
        sender.tell(3)
        #expect(pool.meter.current.sentNotes == 1)
        time.advance(by: .milliseconds(10))
        #expect(Set([await heard.next(), await heard.next()]) == [.marks(tenant: 2), .marks(tenant: 3)])
        await time.sleepers(1, for: .milliseconds(10))
        sender.tell(4)
        await sender.end()
        #expect(await heard.next() == .marks(tenant: 4))
        listener.end()
        await pool.close()
    }

    @Test func `the accounts of a group are in as few notes as possible`() async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        configuration.connections = 1
        let settings = try ConnectionSettings(configuration)
        try await OpenStores.open(configuration).close()
        let pool = PostgreSQLPool(settings)
        try await pool.use { (handle) throws(PostgreSQLFailure) in _ = try handle.execute("LISTEN \(settings.schema.name)") }
        let (sender, gate) = (InvalidationSender(pool, settings.schema), BlockingGate())
        let holder = Task { try await pool.use { _ in gate.pass() } }
        await gate.arrival()
        sender.tell(1)
        while pool.waiting < 1 { await Task.yield() }
        for tenant in 2...701 { sender.tell(tenant) }
        gate.open()
        try await holder.value
        await sender.end()
        let notes = try await pool.use { (handle) throws(PostgreSQLFailure) in
            try handle.execute("SELECT 1")
            return try handle.notifications().map { $0.split(separator: " ").compactMap { Int($0) } }
        }
        #expect(notes.allSatisfy { $0[0] == sender.number } && notes.map { $0.count - 1 } == [1, 300, 300, 100])
        #expect(Set(notes.flatMap { $0.dropFirst() }) == Set(1...701) && pool.meter.current.sentNotes == 701)
        await pool.close()
    }

    @Test func `a change during a report is reported after it`() async throws {
        var configuration = try await PostgreSQLServer.shared().configuration()
        configuration.connections = 1
        let settings = try ConnectionSettings(configuration)
        try await OpenStores.open(configuration).close()
        let pool = PostgreSQLPool(settings)
        let (listener, stream) = InvalidationListener.start(settings, ignoring: 0, ConnectionMeter())
        var heard = stream.makeAsyncIterator()
        #expect(await heard.next() == .allMarks)
        let (sender, gate) = (InvalidationSender(pool, settings.schema), BlockingGate())
        let holder = Task { try await pool.use { _ in gate.pass() } }
        await gate.arrival()
        sender.tell(1)
        while pool.waiting < 1 { await Task.yield() }
        sender.tell(2)
        sender.tell(3)
        gate.open()
        try await holder.value
        #expect(await heard.next() == .marks(tenant: 1))
        // Nothing else would come after these.
        let rest = Set([await heard.next(), await heard.next()])
        #expect(rest == [.marks(tenant: 2), .marks(tenant: 3)])
        listener.end()
        await pool.close()
    }
}
