import Foundation
import Marquee
import MarqueeData
import Synchronization

/// A store that a program writes itself.
final class OwnStore: SnapshotDAO, TitleDAO {
    let opened = WallClock.system.now()
    /// How often it was checked.
    let checks = Atomic(0)
    private let changes = AsyncStream<StoreInvalidation>.makeStream()
    private let state = Mutex<(snapshots: [SnapshotKey: Snapshot], isClosed: Bool)>(([:], false))

    private var snapshots: [SnapshotKey: Snapshot] { state.withLock { $0.snapshots } }
    var isClosed: Bool { state.withLock { $0.isClosed } }

    var stores: Stores {
        var stores = Stores(snapshots: self, titles: self, close: { self.close() }, check: { self.checks.add(1, ordering: .relaxed) })
        stores.invalidations = { self.changes.stream }
        return stores
    }

    /// Says that another client has changed everything.
    func changeElsewhere() { changes.continuation.yield(.everything) }

    var operations: [String] { snapshots.keys.map(\.operation) }
    var servers: [String] { snapshots.keys.map(\.server) }
    var validators: [String?] { snapshots.values.map(\.validator) }
    var savedAt: [Date] { snapshots.values.map(\.savedAt) }

    private func close() { state.withLock { $0.isClosed = true } }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { snapshots[key] }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        state.withLock { $0.snapshots[key] = snapshot }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        switch selection {
        case .all: state.withLock { $0.snapshots = [:] }
        case .key(let key): state.withLock { $0.snapshots[key] = nil }
        case .subject, .subjects, .tenant, .operation: break
        }
        return 0
    }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}

    func save(_ titles: [IndexedTitle]) async throws(MarqueeError) {}

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits {
        let title = IndexedTitle(
            server: query.server, reference: .movie(1), language: query.language, title: query.text, originalTitle: query.text)
        return TitleHits(total: 1, titles: [title])
    }

    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { [:] }

    func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] { [:] }

    func suggestions(
        for text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle] {
        [SuggestedTitle(reference: .movie(7), title: "own \(text)")]
    }
}
