import Foundation
import MarqueeDomain
import Synchronization

/// The values served last, decoded, so that serving one again costs one lookup under a lock.
///
/// Bounded by the bytes of the bodies that the values came from. The least recently used value is evicted first.
public final class MemoryCache: Sendable {
    private let state: Mutex<State>

    /// Creates a cache that holds values of about so many bytes of body.
    public init(bytes: Int = 16 << 20) {
        state = Mutex(State(capacity: bytes))
    }

    // Nodes hold each other.
    deinit { removeAll() }

    /// The number of the newest answer; one that lands later has a higher one.
    var lastLanding: UInt64 {
        state.withLock { $0.landings }
    }

    /// The value of a key, if it is of the type that is wanted.
    func entry<Value>(for key: SnapshotKey, of type: Value.Type = Value.self) -> CachedValue<Value>? {
        state.withLock { $0.use(key) } as? CachedValue<Value>
    }

    /// Caches a value unless a newer one is there already. One that the server has just sent has landed.
    func keep(_ entry: any CachedEntry, for key: SnapshotKey, hasLanded: Bool) {
        state.withLock { $0.keep(entry, for: key, hasLanded: hasLanded) }
    }

    /// Forgets every value.
    public func removeAll() {
        state.withLock { $0.removeAll() }
    }

    /// Forgets the values that a selection covers.
    func remove(_ selection: SnapshotSelection) {
        state.withLock { state in
            for key in state.keys where selection.covers(key) { state.remove(key) }
        }
    }

    /// Lets the values that a selection covers count as stale.
    func expire(_ selection: SnapshotSelection) {
        state.withLock { state in
            for key in state.keys where selection.covers(key) { state.expire(key) }
        }
    }

    /// Entries stand in nodes that are linked in the order of their use, so that a use moves two links and copies nothing.
    private struct State {
        private final class Node {
            let key: SnapshotKey
            var entry: any CachedEntry
            /// Weak references would cost more; what is unlinked points nowhere, so that no circle is left behind.
            var older: Node?
            var newer: Node?

            init(_ key: SnapshotKey, _ entry: any CachedEntry) {
                self.key = key
                self.entry = entry
            }
        }

        let capacity: Int
        var landings: UInt64 = 0
        private var bytes = 0
        private var nodes: [SnapshotKey: Node] = [:]
        private var oldest: Node?
        private var newest: Node?

        init(capacity: Int) { self.capacity = capacity }

        mutating func use(_ key: SnapshotKey) -> (any CachedEntry)? {
            guard let node = nodes[key] else { return nil }
            if node !== newest {
                unlink(node)
                link(node)
            }
            return node.entry
        }

        mutating func keep(_ entry: any CachedEntry, for key: SnapshotKey, hasLanded: Bool) {
            let current = nodes[key]?.entry
            if let current, current.freshness.savedAt > entry.freshness.savedAt { return }
            remove(key)
            guard entry.bytes <= capacity else { return }
            // What the store gives back is the answer that landed, and must not make it look as if none had.
            var landing = current?.landing ?? 0
            if hasLanded {
                landings += 1
                landing = landings
            }
            let node = Node(key, entry.landed(landing))
            nodes[key] = node
            link(node)
            bytes += entry.bytes
            while bytes > capacity, let oldest { remove(oldest.key) }
        }

        mutating func removeAll() {
            for key in keys { remove(key) }
        }

        var keys: [SnapshotKey] { Array(nodes.keys) }

        mutating func expire(_ key: SnapshotKey) {
            guard let node = nodes[key] else { return }
            node.entry = node.entry.expired()
        }

        mutating func remove(_ key: SnapshotKey) {
            guard let node = nodes.removeValue(forKey: key) else { return }
            unlink(node)
            bytes -= node.entry.bytes
        }

        private mutating func unlink(_ node: Node) {
            let (older, newer) = (node.older, node.newer)
            if let older { older.newer = newer } else { oldest = newer }
            if let newer { newer.older = older } else { newest = older }
            node.older = nil
            node.newer = nil
        }

        /// Puts a node at the newest end.
        private mutating func link(_ node: Node) {
            node.older = newest
            if let newest { newest.newer = node } else { oldest = node }
            newest = node
        }
    }
}
