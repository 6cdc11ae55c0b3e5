import MarqueeDomain
import Synchronization

/// The values served last, decoded, so that serving one again costs no more than a look behind a lock.
///
/// Bounded by the bytes of the bodies that the values came from. Values leave in the order of their last use.
public final class MemoryCache: Sendable {
    private let state: Mutex<State>

    /// Creates a cache that holds values of about so many bytes of body.
    public init(bytes: Int = 16 << 20) {
        state = Mutex(State(capacity: bytes))
    }

    /// A value and when the server confirmed it.
    struct Entry: Sendable {
        var value: any Sendable
        var dropped: Int
        var bytes: Int
        var validator: String?
        var freshness: Freshness
        /// The place of this entry in the order in which servers' answers landed; 0 if none has.
        var landing: UInt64 = 0
    }

    /// The number of the newest answer; one that lands later has a higher one.
    var lastLanding: UInt64 {
        state.withLock { $0.landings }
    }

    func entry(for key: SnapshotKey) -> Entry? {
        state.withLock { $0.use(key) }
    }

    /// Keeps an entry unless a newer one is there already.
    func keep(_ entry: Entry, for key: SnapshotKey, hasLanded: Bool) {
        state.withLock { $0.keep(entry, for: key, hasLanded: hasLanded) }
    }

    /// Forgets every value.
    public func removeAll() {
        state.withLock { $0.removeAll() }
    }

    /// Entries stand in a ring of uses: `order` holds keys with the use that put them there, and an entry whose use is newer has a
    /// younger place further on.
    private struct State {
        let capacity: Int
        var bytes = 0
        var landings: UInt64 = 0
        var uses: UInt64 = 0
        var entries: [SnapshotKey: (entry: Entry, use: UInt64)] = [:]
        var order: [(key: SnapshotKey, use: UInt64)] = []
        var oldest = 0

        mutating func use(_ key: SnapshotKey) -> Entry? {
            guard let index = entries.index(forKey: key) else { return nil }
            uses += 1
            entries.values[index].use = uses
            order.append((key, uses))
            if order.count > 64 + 8 * entries.count { compact() }
            return entries.values[index].entry
        }

        mutating func keep(_ entry: Entry, for key: SnapshotKey, hasLanded: Bool) {
            let current = entries[key]?.entry
            if let current, current.freshness.savedAt > entry.freshness.savedAt { return }
            guard entry.bytes <= capacity else { return remove(key) }
            var entry = entry
            // What the store gives back is the answer that landed, and must not make it look as if none had.
            entry.landing = current?.landing ?? 0
            if hasLanded {
                landings += 1
                entry.landing = landings
            }
            remove(key)
            uses += 1
            entries[key] = (entry, uses)
            bytes += entry.bytes
            order.append((key, uses))
            while bytes > capacity, oldest < order.count {
                let place = order[oldest]
                oldest += 1
                if entries[place.key]?.use == place.use { remove(place.key) }
            }
            if oldest > 1024 { compact() }
        }

        mutating func remove(_ key: SnapshotKey) {
            guard let removed = entries.removeValue(forKey: key) else { return }
            bytes -= removed.entry.bytes
        }

        mutating func removeAll() {
            bytes = 0
            entries = [:]
            order = []
            oldest = 0
        }

        mutating func compact() {
            order = order[oldest...].filter { entries[$0.key]?.use == $0.use }
            oldest = 0
        }
    }
}
