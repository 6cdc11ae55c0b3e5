import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// Servers that say nothing. Without the one time limit, these calls would wait for ten minutes, or for ever.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct BudgetTests {
    private func pool(
        _ server: PostgreSQLServer, _ words: String = "", within limit: Duration, connections: Int = 8
    ) async throws -> PostgreSQLPool {
        var configuration = server.configuration(words)
        configuration.connections = connections
        // The tables are made with the time that it takes.
        let pool = try await PostgreSQLPool.withTable(configuration)
        await pool.close()
        configuration.callTimeout = limit
        return PostgreSQLPool(try ConnectionSettings(configuration))
    }

    @Test(arguments: [true, false]) func `a paused server is given up by all callers, and used again afterwards`(isWrite: Bool) async throws
    {
        let server = try await PostgreSQLServer.start()
        let pool = try await pool(server, within: .seconds(1))
        while (try? await pool.numbers()) == nil { await Task.yield() }
        let errors = try await server.paused {
            await withTaskGroup { group in
                for number in 1...16 {
                    group.addTask { () async -> MarqueeError? in
                        do throws(MarqueeError) {
                            if isWrite { try await pool.add(number) } else { _ = try await pool.numbers() }
                            return nil
                        } catch {
                            return error
                        }
                    }
                }
                return await group.reduce(into: [MarqueeError?]()) { $0.append($1) }
            }
        }
        // A call with too little time to know is busy.
        #expect(errors.allSatisfy { [.storeUnreachable, .storeBusy].contains($0) })
        while (try? await pool.add(17)) == nil { await Task.yield() }
        #expect(try await pool.numbers() == [17])
        await pool.close()
    }

    @Test func `a commit that waits for a missing standby ends, and its outcome is unknown`() async throws {
        let server = try await PostgreSQLServer.start()
        let pool = try await pool(server, within: .seconds(1))
        while (try? await pool.numbers()) == nil { await Task.yield() }
        try await server.execute("ALTER SYSTEM SET synchronous_standby_names = 'missing'")
        try await server.execute("SELECT pg_reload_conf()")
        while try await server.execute("SHOW synchronous_standby_names") != ["missing"] { await Task.yield() }
        var error = MarqueeError.storeBusy
        // A busy machine may use up the time before the commit.
        while error == .storeBusy {
            do throws(MarqueeError) { try await pool.add(1) } catch let failure { error = failure }
        }
        #expect(error == MarqueeError(PostgreSQLFailure.unknownOutcome))
        try await server.execute("ALTER SYSTEM RESET synchronous_standby_names")
        try await server.execute("SELECT pg_reload_conf()")
        while try await pool.numbers() != [1] { await Task.yield() }
        await pool.close()
    }

    @Test func `a host that says nothing leaves time for the next one`() async throws {
        let server = try await PostgreSQLServer.shared()
        let mute = try LoopbackServer { peer in _ = peer.nextRequest() }
        let found = try await slowedDown { factor in
            var configuration = PostgreSQLConfiguration(
                "host=127.0.0.1,\(server.folder) port=\(mute.port),5432 dbname=postgres user=marquee sslmode=disable")
            configuration.callTimeout = .milliseconds(500 * factor)
            let pool = PostgreSQLPool(try ConnectionSettings(configuration))
            let found = try await pool.read { (handle) throws(PostgreSQLFailure) in try handle.number("SELECT 1") }
            await pool.close()
            return found
        }
        #expect(found == 1)
    }

    /// Otherwise each caller would wait for as long as a call may take, one after the other.
    @Test func `after a server that said nothing, one caller at a time connects, and the others fail at once`() async throws {
        let mute = try LoopbackServer { peer in _ = peer.nextRequest() }
        var configuration = PostgreSQLConfiguration("host=127.0.0.1 port=\(mute.port) user=marquee sslmode=disable")
        (configuration.callTimeout, configuration.connections) = (.milliseconds(100), 1)
        let pause = Mutex(Duration.zero)
        configuration.time.now = { pause.withLock { $0 } }
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        await #expect(throws: PostgreSQLFailure.unanswered) { try await pool.use { _ in } }
        let accepted = mute.record.accepted
        for _ in 1...20 { await #expect(throws: PostgreSQLFailure.unanswered) { try await pool.use { _ in } } }
        #expect(mute.record.accepted == accepted)
        pause.withLock { $0 += .milliseconds(500) }
        await #expect(throws: PostgreSQLFailure.unanswered) { try await pool.use { _ in } }
        await pool.close()
    }

    @Test func `a view with a time limit waits no longer for the store`() async throws {
        let server = try await PostgreSQLServer.shared()
        let configuration = server.configuration()
        let stores = try await PostgreSQLStores.open(configuration, cache: .memory)
        let id = try #require(try await stores.sessions?.signIn(.account(1), on: tmdb, at: .at(0)).tenant)
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.serverName = tmdb
            $0.users = .many
            $0.storage = .own(stores)
        }
        let person = try await client.user(id: id)
        let (other, gate) = (PostgreSQLPool(try ConnectionSettings(configuration)), BlockingGate())
        let holder = Task {
            try await other.use { (handle) throws(PostgreSQLFailure) in
                try handle.execute("BEGIN; SELECT 1 FROM account WHERE id = \(id) FOR UPDATE")
                gate.pass()
            }
        }
        await gate.arrival()
        let error = await #expect(throws: MarqueeError.self) {
            try await person.within(.milliseconds(1_000)).library.setFavorite(.movie(550))
        }
        #expect([.timeout, .storage].contains(error?.code) && client.health().state == .ready)
        gate.open()
        try await holder.value
        await other.close()
        try await person.library.setFavorite(.movie(550))
        await client.shutdown()
    }

    @Test func `every name of a limit is one that libpq knows`() throws {
        let settings = try ConnectionSettings(PostgreSQLConfiguration("host=a tcp_user_timeout=1"))
        let words = Dictionary(settings.words) { $1 }
        #expect(words["tcp_user_timeout"] == nil && words["keepalives_idle"] == "10")
        let usual = Dictionary(try ConnectionSettings(PostgreSQLConfiguration("host=a")).words) { $1 }
        #expect(usual["tcp_user_timeout"] == "5000" && usual["connect_timeout"] == nil)
        let text = usual.filter { !["dbname", "client_encoding"].contains($0.key) }.map { "\($0)=\($1)" }.joined(separator: " ")
        _ = try ConnectionSettings(PostgreSQLConfiguration(text))
    }
}
