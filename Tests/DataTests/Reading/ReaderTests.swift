import Foundation
@testable import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

/// The reading machine on a real store, with a server that a test scripts.
@Suite(.timeLimit(.minutes(5)))
struct ReaderTests {
    /// A server of one number, with a validator that changes with it.
    final class Server: Sendable {
        struct State {
            var value = 1
            var isReachable = true
            var asked: [String?] = []
        }

        let state = Mutex(State())
        let gate: Gate?

        init(gate: Gate? = nil) { self.gate = gate }

        var asked: [String?] { state.withLock { $0.asked } }
        func set(_ value: Int) { state.withLock { $0.value = value } }
        func reach(_ isReachable: Bool) { state.withLock { $0.isReachable = isReachable } }

        func remote(_ name: String = "GET /number", isPrivate: Bool = false, freshFor: Duration = .seconds(3600)) -> Remote<Int> {
            Remote(
                key: SnapshotKey(server: "test", operation: name, audience: .standard), isPrivate: isPrivate
            ) { [self] (validator) async throws(MarqueeError) in
                await gate?.pass()
                let state = state.withLock { state in
                    state.asked.append(validator)
                    return state
                }
                guard state.isReachable else { throw MarqueeError(.offline, .init("test", "Gone.")) }
                let tag = "v\(state.value)"
                if validator == tag { return .unchanged(freshFor: freshFor) }
                return .body(Data("\(state.value)".utf8), validator: tag, freshFor: freshFor)
            } adapt: { (body) throws(MarqueeError) in
                guard let value = Int(String(decoding: body, as: UTF8.self)) else {
                    throw MarqueeError(.unreadable, .init("test", "Not a number."))
                }
                return Adapted(value)
            }
        }
    }

    private let clock = ManualClock()
    private let events = EventLog()

    private func stores() async throws -> Stores { try await SQLiteStores.open(.memory) }

    private func reader(_ stores: Stores, tenant: Int? = nil) -> Reader {
        let reader = Reader(snapshots: stores.snapshots, clock: clock.wall, onEvent: events.handler)
        return tenant.map(reader.reading) ?? reader
    }

    @Test func `memory, then store, then server`() async throws {
        let (server, stores) = (Server(), try await stores())
        let first = reader(stores)
        #expect(try await first.read(server.remote())().origin == .server)
        #expect(try await first.read(server.remote())().origin == .memory)
        #expect(try await reader(stores).read(server.remote())().origin == .store)
        #expect(server.asked.count == 1)
    }

    @Test func `a stale value is asked for again with its validator and renewed`() async throws {
        let (server, stores) = (Server(), try await stores())
        _ = try await reader(stores).read(server.remote())()
        clock.advance(by: .seconds(3600))
        let renewed = try await reader(stores).read(server.remote())()
        #expect(renewed.origin == .server && renewed.value == 1 && !renewed.isStale && renewed.age == .zero)
        #expect(server.asked == [nil, "v1"])
        #expect(try await reader(stores).read(server.remote())().origin == .store)
        #expect(server.asked.count == 2)
    }

    @Test func `without a server the stale value is served and says so`() async throws {
        let (server, stores) = (Server(), try await stores())
        _ = try await reader(stores).read(server.remote())()
        clock.advance(by: .seconds(7200))
        server.reach(false)
        let kept = try await reader(stores).read(server.remote())()
        #expect(kept.value == 1 && kept.isStale && kept.origin == .store)
        #expect(kept.age == .seconds(7200))
        #expect(kept.refreshError?.code == .offline)
    }

    @Test func `fresh wants the server or nothing`() async throws {
        let (server, stores) = (Server(), try await stores())
        let reader = reader(stores)
        _ = try await reader.read(server.remote())()
        server.set(2)
        #expect(try await reader.read(server.remote())(policy: .fresh).value == 2)
        server.reach(false)
        await #expect { try await reader.read(server.remote())(policy: .fresh) } throws: { ($0 as? MarqueeError)?.code == .offline }
        #expect(try await reader.read(server.remote())(policy: .freshElseCached).refreshError?.code == .offline)
    }

    @Test func `offline never touches the server`() async throws {
        let (server, stores) = (Server(), try await stores())
        let reader = reader(stores)
        await #expect { try await reader.read(server.remote())(policy: .offline) } throws: { ($0 as? MarqueeError)?.code == .offline }
        #expect(server.asked.isEmpty)
        _ = try await reader.read(server.remote())()
        clock.advance(by: .seconds(999_999))
        #expect(try await reader.read(server.remote())(policy: .offline).isStale)
        #expect(server.asked.count == 1)
    }

    @Test func `kept and refreshed when the policy wants both`() async throws {
        let (server, stores) = (Server(), try await stores())
        let reader = reader(stores)
        _ = try await reader.read(server.remote())()
        server.set(2)
        let both = ReadPolicy(cache: .first, network: .always)
        #expect(try await reader.read(server.remote())(policy: both).value == 1)
        while try await reader.read(server.remote())(policy: .offline).value != 2 { await Task.yield() }
    }

    @Test func `without a store memory serves as long as it lasts`() async throws {
        let server = Server()
        let reader = reader(.none)
        _ = try await reader.read(server.remote())()
        #expect(try await reader.read(server.remote())().origin == .memory)
        clock.advance(by: .seconds(3600))
        server.reach(false)
        #expect(try await reader.read(server.remote())().isStale)
    }

    @Test func `a body that does not adapt is never kept`() async throws {
        let stores = try await stores()
        let remote = Remote<Int>(key: SnapshotKey(server: "test", operation: "GET /page", audience: .standard)) { (_) in
            .body(Data("<html>".utf8), validator: "x", freshFor: .seconds(60))
        } adapt: { (_) throws(MarqueeError) in
            throw MarqueeError(.unreadable, .init("test", "Not a number."))
        }
        await #expect { try await reader(stores).read(remote)() } throws: { ($0 as? MarqueeError)?.code == .unreadable }
        #expect(try await stores.snapshots?.load(remote.key) == nil)
    }

    @Test func `a kept body that no longer adapts is fetched whole`() async throws {
        let (server, stores) = (Server(), try await stores())
        let remote = server.remote()
        let now = clock.now
        try await stores.snapshots?.save(
            Snapshot(body: Data("old".utf8), validator: "v1", savedAt: now, validUntil: now + 60), for: remote.key)
        #expect(try await reader(stores).read(remote)().value == 1)
        #expect(server.asked == [nil])
        #expect(events.storeFailures == 0)
    }

    @Test func `a failing store is an event and never a failed read`() async throws {
        let (server, stores) = (Server(), try await stores())
        await stores.close()
        #expect(try await reader(stores).read(server.remote())().value == 1)
        #expect(events.storeFailures == 2)
    }

    @Test func `private answers are kept for their account only`() async throws {
        let (server, stores) = (Server(), try await stores())
        _ = try await reader(stores, tenant: 1).read(server.remote(isPrivate: true))()
        #expect(try await reader(stores, tenant: 1).read(server.remote(isPrivate: true))(policy: .offline).value == 1)
        for other in [nil, 2] {
            await #expect(throws: MarqueeError.self) {
                try await reader(stores, tenant: other).read(server.remote(isPrivate: true))(policy: .offline)
            }
        }
    }

    @Test func `10,000 readers of a cold key ask once`() async throws {
        let gate = Gate()
        let (server, stores) = (Server(gate: gate), try await stores())
        let reader = reader(stores)
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<10_000 { group.addTask { try await reader.read(server.remote())().value } }
            await gate.arrivals(1)
            gate.open()
            return try await group.reduce(0, +)
        }
        #expect(sum == 10_000)
        #expect(server.asked.count == 1)
    }

    @Test func `values of a source without bytes are kept as JSON`() async throws {
        let stores = try await stores()
        let key = SnapshotKey(server: "own", operation: "genres", audience: .standard)
        let remote = Remote(key: key, freshFor: .seconds(60)) { () async throws(MarqueeError) in [Genre(id: 1, name: "Own")] }
        _ = try await reader(stores).read(remote)()
        #expect(try await reader(stores).read(remote)(policy: .offline).value == [Genre(id: 1, name: "Own")])
    }

    @Test func `a value that was confirmed takes as much of the memory as before`() async throws {
        let (server, memory) = (Server(), MemoryCache())
        let reader = Reader(memory: memory, clock: clock.wall)
        _ = try await reader.read(server.remote())()
        clock.advance(by: .seconds(3600))
        _ = try await reader.read(server.remote())()
        #expect(server.asked == [nil, "v1"])
        #expect(memory.entry(for: ReadDigest(server.remote().key), of: Boxed.Kind(Int.self))?.bytes == 1)
    }

    @Test func `an answer that the store has lost is fetched whole and stored again`() async throws {
        let (server, stores) = (Server(), try await stores())
        let reader = reader(stores)
        _ = try await reader.read(server.remote())()
        try await stores.snapshots?.remove(.all)
        clock.advance(by: .seconds(3600))
        #expect(try await reader.read(server.remote())().origin == .server)
        #expect(server.asked == [nil, nil])
        #expect(try await stores.snapshots?.load(server.remote().key) != nil)
    }

    @Test func `a server's answer counts, although the clock has been set back`() async throws {
        let (server, memory) = (Server(), MemoryCache())
        let reader = Reader(memory: memory, clock: clock.wall)
        _ = try await reader.read(server.remote())()
        clock.advance(by: .seconds(-3600))
        server.set(2)
        #expect(try await reader.read(server.remote())(policy: .fresh).value == 2)
        #expect(try await reader.read(server.remote())(policy: .offline).value == 2)
    }

    @Test func `a private answer in memory is that of its account`() async throws {
        let server = Server()
        let reader = Reader(clock: clock.wall)
        let remote = server.remote(isPrivate: true)
        #expect(try await reader.reading(for: 1).read(remote)().value == 1)
        server.set(2)
        #expect(try await reader.reading(for: 2).read(remote)().value == 2)
        for (tenant, value) in [(1, 1), (2, 2)] {
            let fetched = try await reader.reading(for: tenant).read(remote)()
            #expect(fetched.value == value && fetched.origin == .memory)
        }
    }

    @Test func `a value in memory is served without a description of its query`() async throws {
        let described = Mutex(0)
        let remote = BoxedRemote(key: SnapshotKey(server: "test", operation: "GET /number", audience: .standard)) {
            described.withLock { $0 += 1 }
            return RemoteQuery { (_, _) in
                .body(Data("1".utf8), validator: nil, freshFor: .seconds(60))
            } adapt: { (_) in
                Adapted(Boxed(1))
            }
        }
        let reader = Reader(clock: clock.wall)
        for _ in 1...2 { #expect(try await reader.read(Remote<Int>(remote))().value == 1) }
        #expect(described.withLock { $0 } == 1)
    }

    @Test func `a refused read is neither looked up nor sent`() async {
        let refusal = MarqueeError(.invalidInput, .init("test", "No."))
        let remote = Remote<Int>(key: SnapshotKey(server: "test", operation: "o", audience: .standard), refusal: refusal) { (_) in
            Issue.record("The server was asked.")
            return .unchanged(freshFor: .zero)
        } adapt: { _ in
            Adapted(0)
        }
        await #expect(throws: refusal) { try await reader(.none).read(remote)() }
    }
}
