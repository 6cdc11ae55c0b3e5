import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization

/// A store that fails until it is mended, and stores nothing.
final class FailingStore: Sendable {
    private let failure = Mutex<MarqueeError?>(MarqueeError(.storage, .init("test.store", "The store failed.")))

    func mend() { failure.withLock { $0 = nil } }

    fileprivate func check() throws(MarqueeError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}

extension FailingStore: SnapshotDAO {
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? {
        try check()
        return nil
    }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) { try check() }
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}

extension FailingStore: DeviceSessionDAO {
    func sessions(on server: String) async throws(MarqueeError) -> [StoredSession] { [] }
    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try check()
        return nil
    }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? { nil }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] { [] }
    func current(on server: String) async throws(MarqueeError) -> StoredSession? { nil }
    func signIn(
        _ grant: UserGrant, on server: String, at moment: Date, makesCurrent: Bool
    ) async throws(MarqueeError) -> StoredSession {
        throw MarqueeError(.storageFull, .init("test.full", "The disk is full."))
    }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await signIn(grant, on: server, at: moment, makesCurrent: false)
    }
    func use(_ tenant: Int) async throws(MarqueeError) -> Bool { false }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { false }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool { false }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? { nil }
    func wipe(_ tenant: Int) async throws(MarqueeError) {}
}

/// A store that has nothing, and cannot be written.
struct UnwritableStore: SnapshotDAO {
    let reason: String

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        throw MarqueeError(.storage, .init(reason, "It cannot be written."))
    }
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}

/// A program's own library that cannot be written until its store is mended.
struct UnwritableLibrary: LibraryDAO {
    let base: any LibraryDAO
    let store: FailingStore

    func now() async throws(MarqueeError) -> Date { try await base.now() }
    func state(of tenant: Int) async throws(MarqueeError) -> MarksState { try await base.state(of: tenant) }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks { try await base.marks(of: tenant) }
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] { try await base.entries(of: tenant) }
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        try store.check()
        return try await base.update(selection, of: tenant, change)
    }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? { try await base.lease(request) }
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns { try await base.lease(request) }
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await base.expired(on: server, after: age, limit: limit)
    }
    func figures() async throws(MarqueeError) -> OutboxFigures { try await base.figures() }
}
