import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Stores that open before their database, and clients that are ready all the same.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct OpeningTests {
    /// Pauses between attempts take no time, but count as longer than any limit, so that a call tries twice. The limits themselves have no
    /// end unless they are ended.
    private final class Pauses: Sendable {
        private let now = Mutex(Duration.zero)
        private let endsLimits = Mutex(false)

        func endLimits(_ ends: Bool) { endsLimits.withLock { $0 = ends } }

        var source: TimeSource {
            var source = TimeSource.system
            source.now = { self.now.withLock { $0 } }
            source.sleep = { duration in
                if duration < .seconds(60) { return self.now.withLock { $0 += .seconds(3_600) } }
                if !self.endsLimits.withLock({ $0 }) { try await Task.sleep(for: duration) }
            }
            return source
        }
    }

    private let pauses = Pauses()

    private func configuration(of server: PostgreSQLServer, _ words: String = "") -> PostgreSQLConfiguration {
        var configuration = server.configuration(words)
        configuration.time = pauses.source
        return configuration
    }

    private func client(_ stores: Stores, onEvent: @escaping MarqueeEventHandler = { _ in }) async throws -> MarqueeClient {
        try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.serverName = tmdb
            $0.users = .many
            $0.storage = .own(stores)
            $0.onEvent = onEvent
        }
    }

    @Test func `stores open while the server is away, and their tables with the first call that finds it`() async throws {
        let server = try await PostgreSQLServer.start()
        try await PostgreSQLServer.onThread { try server.stop() }
        let stores = try await PostgreSQLStores.open(configuration(of: server), cache: .memory)
        #expect(stores.openingFailure == .storeUnreachable)
        let (sessions, library) = (try #require(stores.sessions), try #require(stores.library))
        await #expect(throws: MarqueeError.storeUnreachable) { try await sessions.session(1) }
        await #expect(throws: MarqueeError.storeUnreachable) { try await stores.check() }
        try await PostgreSQLServer.onThread { try server.start() }
        let tenant = try await sessions.signIn(.account(1), on: tmdb, at: .at(0)).tenant
        _ = try await library.record(.set(.favorite(true)), on: .movie(1), of: tenant)
        #expect(try await library.marks(of: tenant).entries.count == 1)
        try await stores.check()
        await stores.close()
        await #expect(throws: MarqueeError(PostgreSQLFailure.closed)) { try await sessions.session(tenant) }
    }

    @Test func `closed stores that were never open refuse calls`() async throws {
        var configuration = PostgreSQLConfiguration("host=/nonexistent/folder")
        configuration.time = pauses.source
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        #expect(stores.openingFailure == .storeUnreachable)
        await stores.close()
        await #expect(throws: MarqueeError(PostgreSQLFailure.closed)) { _ = try await stores.library?.version(of: 1) }
    }

    @Test func `tables that this program cannot use are refused at once`() async throws {
        let stores = try await OpenStores.open()
        try await stores.execute("UPDATE store SET version = newest + 1")
        await #expect(throws: MarqueeError(PostgreSQLFailure.newer)) {
            _ = try await PostgreSQLStores.open(stores.configuration, cache: .memory)
        }
        await stores.close()
    }

    @Test func `stores open while another process migrates, and calls wait for its end`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = configuration(of: server)
        let (other, gate) = (PostgreSQLPool(try ConnectionSettings(configuration)), BlockingGate())
        let holder = Task {
            try await other.use { (handle) throws(PostgreSQLFailure) in
                try handle.run("SELECT pg_advisory_lock(hashtextextended('marquee ' || $1, 0))", [.text(configuration.schema)])
                gate.pass()
            }
        }
        await gate.arrival()
        pauses.endLimits(true)
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        #expect(stores.openingFailure == .storeUnreachable)
        pauses.endLimits(false)
        let signIn = Task { [sessions = stores.sessions] in try await sessions?.signIn(.account(1), on: tmdb, at: .at(0)) }
        gate.open()
        try await holder.value
        await other.close()
        #expect(try await signIn.value?.session.state == .active)
        await stores.close()
    }

    @Test func `stores of a server that can only be read open for reading`() async throws {
        let server = try await PostgreSQLServer.shared()
        let writing = try await OpenStores.open()
        let tenant = try await writing.signIn(1)
        var reading = writing.configuration
        reading.connection = Secret(reading.connection.reveal() + " options='-c default_transaction_read_only=on'")
        let stores = try await PostgreSQLStores.open(reading, cache: .memory)
        let library = try #require(stores.library)
        #expect(stores.openingFailure == nil)
        #expect(try await library.version(of: tenant) == 0)
        await #expect(throws: MarqueeError(PostgreSQLFailure.readOnly)) { try await library.probe() }
        await stores.close()
        await writing.close()
        // Without tables, there is nothing to read.
        let empty = try await PostgreSQLStores.open(
            configuration(of: server, "options='-c default_transaction_read_only=on'"), cache: .memory)
        #expect(empty.openingFailure == MarqueeError(PostgreSQLFailure.readOnly))
        await empty.close()
    }

    @Test func `private answers beside another database are removed before an account of this one is used`() async throws {
        let (server, folder) = (try await PostgreSQLServer.start(), try TemporaryFolder())
        let key = SnapshotKey(server: tmdb, operation: "account", audience: .standard, tenant: 1)
        let first = try await PostgreSQLStores.open(configuration(of: server), cache: .folder(folder.path))
        try await first.snapshots?.save(Snapshot(body: Data([1]), savedAt: .at(0), validUntil: .at(9)), for: key)
        await first.close()
        try await PostgreSQLServer.onThread { try server.stop() }
        let second = try await PostgreSQLStores.open(configuration(of: server), cache: .folder(folder.path))
        #expect(try await second.snapshots?.load(key) != nil)
        try await PostgreSQLServer.onThread { try server.start() }
        #expect(try await second.sessions?.session(1) == nil)
        #expect(try await second.snapshots?.load(key) == nil)
        await second.close()
    }

    /// After a fail-over, each machine that had failed one write was not ready until a mark was set on it.
    @Test func `a client whose database was away is ready again without a mark`() async throws {
        let server = try await PostgreSQLServer.start()
        let (recovered, tell) = AsyncStream<Void>.makeStream()
        let stores = try await PostgreSQLStores.open(configuration(of: server), cache: .memory)
        let id = try #require(try await stores.sessions?.signIn(.account(1), on: tmdb, at: .at(0)).tenant)
        let client = try await client(stores) { if $0.kind == .storeRecovered(.user) { tell.yield() } }
        let person = try await client.user(id: id)
        try await PostgreSQLServer.onThread { try server.stop() }
        await #expect(throws: MarqueeError.storeUnreachable) { try await person.library.setFavorite(.movie(550)) }
        #expect(client.health().state == .degraded && client.health().isReady)
        #expect(client.health().storeFailures == [.user: .storeUnreachable])
        try await PostgreSQLServer.onThread { try server.start() }
        for await _ in recovered.prefix(1) {}
        #expect(client.health().state == .ready)
        await client.shutdown()
    }

    @Test func `a locked row of one account fails its mark, and not the part`() async throws {
        let server = try await PostgreSQLServer.shared()
        var configuration = server.configuration()
        configuration.callTimeout = .seconds(20)
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        let id = try #require(try await stores.sessions?.signIn(.account(1), on: tmdb, at: .at(0)).tenant)
        let client = try await client(stores)
        let person = try await client.user(id: id)
        configuration.callTimeout = .seconds(600)
        let (other, gate) = (PostgreSQLPool(try ConnectionSettings(configuration)), BlockingGate())
        let holder = Task {
            try await other.use { (handle) throws(PostgreSQLFailure) in
                try handle.execute("BEGIN; SELECT 1 FROM account WHERE id = \(id) FOR UPDATE")
                gate.pass()
            }
        }
        await gate.arrival()
        await #expect(throws: MarqueeError.storeBusy) { try await person.library.setFavorite(.movie(550)) }
        #expect(client.health().state == .ready)
        gate.open()
        try await holder.value
        await other.close()
        await client.shutdown()
    }
}
