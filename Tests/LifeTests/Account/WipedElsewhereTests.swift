import Marquee
import MarqueeData
import Synchronization
import TestKit
import Testing

/// A client after another one, perhaps on another machine, has wiped an account.
@Suite(.timeLimit(.minutes(5)))
struct WipedElsewhereTests {
    @Test func `an account that was wiped elsewhere leaves nothing private in the cache of this machine`() async throws {
        try await ClientFixture.with { fixture in
            let store = SelectiveStore()
            let (changes, change) = AsyncStream<StoreInvalidation>.makeStream()
            var stores = Stores(snapshots: store)
            stores.invalidations = { changes }
            let client = try await fixture.client { $0.storage = .own(stores) }
            _ = try await client.genres.movies()
            change.yield(.account(tenant: 7))
            await store.removed.arrivals(1)
            #expect(store.selections == [.tenant(7)])
            // Public answers stay in memory.
            #expect(try await client.genres.movies().origin == .memory)
        }
    }
}

/// A store that notes removals.
private final class SelectiveStore: SnapshotDAO {
    let removed = Gate()
    private let noted = Mutex<[SnapshotSelection]>([])

    init() { removed.open() }

    var selections: [SnapshotSelection] { noted.withLock { $0 } }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {}
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int {
        noted.withLock { $0.append(selection) }
        await removed.pass()
        return 0
    }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}
