import Foundation
import MarqueeDatabase
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

/// Reads that meet an expiry, a wipe or a removal on their way, held at the store.
@Suite(.timeLimit(.minutes(5)))
struct ReadRaceTests {
    private let clock = ManualClock()
    private let server = ReaderTests.Server()
    private let snapshots: HeldSnapshots

    init() async throws {
        snapshots = HeldSnapshots(try #require(try await SQLiteStores.open(.memory).snapshots))
    }

    private func reader(isForgotten: @escaping @Sendable (Int) -> Bool = { _ in false }) -> Reader {
        Reader(snapshots: snapshots, clock: clock.wall, marks: nil, isForgotten: isForgotten)
    }

    @Test func `what was being loaded while it expired is not fresh afterwards`() async throws {
        _ = try await reader().read(server.remote())()
        let (reader, gate) = (reader(), Gate())
        snapshots.holdLoads(at: gate)
        let begun = Task { try await reader.read(server.remote())() }
        await gate.arrivals(1)
        try await reader.expire(.key(server.remote().key))
        gate.open()
        _ = try await begun.value
        server.set(2)
        #expect(try await reader.read(server.remote())().value == 2)
    }

    @Test func `what expired counts as stale, although the store could not be told`() async throws {
        let reader = reader()
        _ = try await reader.read(server.remote())()
        snapshots.failExpiries()
        await #expect(throws: MarqueeError.self) { try await reader.expire(.all) }
        server.set(2)
        #expect(try await reader.read(server.remote())().value == 2)
    }

    @Test func `an answer whose save waits while it expires is asked for again`() async throws {
        let (reader, gate) = (reader(), Gate())
        snapshots.holdSaves(at: gate)
        let begun = Task { try await reader.read(server.remote())() }
        await gate.arrivals(1)
        try await reader.expire(.key(server.remote().key))
        gate.open()
        #expect(try await begun.value.value == 1)
        server.set(2)
        let later = try await reader.read(server.remote())()
        #expect(later.value == 2 && later.origin == .server)
        #expect(server.asked == [nil, nil])
    }

    @Test func `an answer that expires while it is saved is removed, although no caller waits for it`() async throws {
        let (reader, before, after) = (reader(), Gate(), Gate())
        snapshots.holdSaves(at: before, andThen: after)
        let begun = Task { try await reader.read(server.remote())() }
        await before.arrivals(1)
        try await reader.expire(.key(server.remote().key))
        before.open()
        await after.arrivals(1)
        begun.cancel()
        await #expect(throws: MarqueeError.cancelled) { try await begun.value }
        after.open()
        await snapshots.removed.arrivals(1)
        #expect(try await snapshots.base.load(server.remote().key) == nil)
    }

    @Test func `a read that waits for the store takes the answer that came meanwhile`() async throws {
        let (reader, gate) = (reader(), Gate())
        snapshots.holdLoads(at: gate)
        let waits = Task { try await reader.read(server.remote())(policy: .fresh) }
        await gate.arrivals(1)
        snapshots.holdLoads(at: nil)
        #expect(try await reader.read(server.remote())(policy: .fresh).value == 1)
        gate.open()
        #expect(try await waits.value.value == 1)
        #expect(server.asked == [nil])
    }

    @Test func `a read that waits for the store takes no answer that has expired meanwhile`() async throws {
        let (reader, gate) = (reader(), Gate())
        snapshots.holdLoads(at: gate)
        let waits = Task { try await reader.read(server.remote())(policy: .fresh) }
        await gate.arrivals(1)
        snapshots.holdLoads(at: nil)
        #expect(try await reader.read(server.remote())(policy: .fresh).value == 1)
        try await reader.expire(.key(server.remote().key))
        server.set(2)
        gate.open()
        #expect(try await waits.value.value == 2)
    }

    @Test func `a private answer is not stored after a wipe`() async throws {
        let forgotten = Mutex(false)
        let gate = Gate()
        let reader = reader(isForgotten: { _ in forgotten.withLock { $0 } })
        snapshots.holdLoads(at: gate)
        let begun = Task { try await reader.reading(for: 7).read(server.remote(isPrivate: true))() }
        await gate.arrivals(1)
        forgotten.withLock { $0 = true }
        try await reader.forget(7)
        gate.open()
        #expect(try await begun.value.value == 1)
        var key = server.remote().key
        key.tenant = 7
        #expect(try await snapshots.base.load(key) == nil)
        forgotten.withLock { $0 = false }
        #expect(try await reader.reading(for: 7).read(server.remote(isPrivate: true))().origin == .server)
    }

    @Test(arguments: ["expire", "remove", "forget"])
    func `what was loaded before the store knew of a change is not fresh afterwards`(_ change: String) async throws {
        _ = try await reader().reading(for: 7).read(server.remote(isPrivate: true))()
        let (reader, gate) = (reader(), Gate())
        snapshots.holdChanges(at: gate)
        let changing = Task {
            switch change {
            case "expire": try await reader.expire(.tenant(7))
            case "remove": try await reader.remove(.tenant(7))
            default: try await reader.forget(7)
            }
        }
        await gate.arrivals(1)
        #expect(try await reader.reading(for: 7).read(server.remote(isPrivate: true))().origin == .store)
        gate.open()
        try await changing.value
        server.set(2)
        #expect(try await reader.reading(for: 7).read(server.remote(isPrivate: true))().value == 2)
    }

    @Test func `what is under way while the cache is cleared is not stored`() async throws {
        let gate = Gate()
        let server = ReaderTests.Server(gate: gate)
        let reader = reader()
        let begun = Task { try await reader.read(server.remote())() }
        await gate.arrivals(1)
        try await StoredCacheRepository(cacheInfo: nil, reader: reader, fileReader: Reader()).clear()
        gate.open()
        #expect(try await begun.value.value == 1)
        #expect(try await snapshots.base.load(server.remote().key) == nil)
    }

    @Test func `pictures are removed also if the answers cannot be`() async throws {
        let stored = try #require(try await SQLiteStores.open(.memory).snapshots)
        let pictures = Reader(snapshots: stored, clock: clock.wall)
        _ = try await pictures.read(server.remote())()
        snapshots.failRemovals()
        let cache = StoredCacheRepository(cacheInfo: nil, reader: reader(), fileReader: pictures)
        await #expect(throws: MarqueeError(.storage, .test)) { try await cache.clear() }
        #expect(try await pictures.read(server.remote())().origin == .server)
    }
}

/// A store whose loads, saves and changes a test can hold up.
private final class HeldSnapshots: SnapshotDAO {
    let base: any SnapshotDAO
    /// Where each removal arrives when it has ended.
    let removed = Gate()
    private let state = Mutex<(loads: Gate?, saves: Gate?, saved: Gate?, changes: Gate?, failsExpiries: Bool)>((nil, nil, nil, nil, false))
    private let failsRemovals = Mutex(false)

    init(_ base: any SnapshotDAO) {
        self.base = base
        removed.open()
    }

    func holdLoads(at gate: Gate?) { state.withLock { $0.loads = gate } }
    func holdSaves(at gate: Gate, andThen saved: Gate? = nil) { state.withLock { ($0.saves, $0.saved) = (gate, saved) } }
    func holdChanges(at gate: Gate) { state.withLock { $0.changes = gate } }
    func failRemovals() { failsRemovals.withLock { $0 = true } }
    func failExpiries() { state.withLock { $0.failsExpiries = true } }

    /// It returns the content of the store at the time of the call.
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        let snapshot = try await base.load(key)
        await state.withLock { $0.loads }?.pass()
        return snapshot
    }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        await state.withLock { $0.saves }?.pass()
        try await base.save(snapshot, for: key)
        await state.withLock { $0.saved }?.pass()
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        if failsRemovals.withLock({ $0 }) { throw MarqueeError(.storage, .test) }
        await state.withLock { $0.changes }?.pass()
        let outcome: Result<Int, MarqueeError>
        do throws(MarqueeError) { outcome = .success(try await base.remove(selection)) } catch { outcome = .failure(error) }
        await removed.pass()
        return try outcome.get()
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {
        if state.withLock({ $0.failsExpiries }) { throw MarqueeError(.storage, .test) }
        await state.withLock { $0.changes }?.pass()
        try await base.expire(selection)
    }
}

extension EventLog {
    /// How often a store was said to have failed.
    var storeFailures: Int { events.count { if case .storeFailed = $0.kind { true } else { false } } }
}
