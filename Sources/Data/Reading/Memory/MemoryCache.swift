import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The values served last, decoded, so that serving one again costs one lookup under a lock.
///
/// Bounded by the bytes of the bodies that the values came from. The least recently used value is evicted first.
public final class MemoryCache: Sendable {
    private let state: Mutex<State>

    /// Creates a cache that holds values of so many bytes of body, each with 512 bytes added.
    public init(bytes: Int = 16 << 20) {
        state = Mutex(State(capacity: bytes))
    }

    // Nodes hold each other.
    deinit { removeAll() }

    /// The state of a cache when work begins, to recognize later the changes in between.
    struct Mark: Sendable, Hashable {
        /// The number of the newest answer of a server; one that comes later has a higher one.
        var sequence: UInt64 = 0
        /// How often values were expired or removed.
        var epoch: UInt64 = 0
    }

    /// The state until now.
    var mark: Mark { state.withLock { $0.mark } }

    /// The value of a key; nil if it has another type.
    func entry(for key: SnapshotKey, of kind: Boxed.Kind) -> CachedValue? {
        guard let entry = state.withLock({ $0.use(key) }), entry.boxed.isOf(kind) else { return nil }
        return entry
    }

    /// Caches a value that a server has just sent. It replaces any other, even one that a clock called newer before it was set back.
    func insert(_ entry: CachedValue, for key: SnapshotKey) {
        state.withLock { $0.insert(entry, for: key) }
    }

    /// Caches a value from the store, unless something newer is there, or something was expired or removed since its load began.
    func insert(_ entry: CachedValue, for key: SnapshotKey, loadedSince mark: Mark) {
        state.withLock { $0.insert(entry, for: key, loadedSince: mark) }
    }

    /// Forgets every value.
    public func removeAll() {
        state.withLock { $0.removeAll() }
    }

    /// Forgets the values that a selection covers.
    func remove(_ selection: SnapshotSelection) {
        state.withLock { state in
            state.mark.epoch += 1
            for key in state.keys where selection.covers(key) { state.remove(key) }
        }
    }

    /// Lets the values that a selection covers count as stale.
    func expire(_ selection: SnapshotSelection) {
        state.withLock { state in
            state.mark.epoch += 1
            for key in state.keys where selection.covers(key) { state.expire(key) }
        }
    }

    /// Entries are in nodes that are linked in the order of their use, so that a use moves two links and copies nothing.
    private struct State {
        private final class Node {
            let key: SnapshotKey
            var entry: CachedValue
            /// Weak references would cost more. An unlinked node refers to no other node, so that no cycle is left behind.
            var older: Node?
            var newer: Node?

            init(_ key: SnapshotKey, _ entry: CachedValue) {
                self.key = key
                self.entry = entry
            }
        }

        let capacity: Int
        var mark = Mark()
        private var bytes = 0
        private var nodes: [SnapshotKey: Node] = [:]
        private var oldest: Node?
        private var newest: Node?

        init(capacity: Int) { self.capacity = capacity }

        mutating func use(_ key: SnapshotKey) -> CachedValue? {
            guard let node = nodes[key] else { return nil }
            if node !== newest {
                unlink(node)
                link(node)
            }
            return node.entry
        }

        mutating func insert(_ entry: CachedValue, for key: SnapshotKey) {
            mark.sequence += 1
            put(entry.numbered(mark.sequence), for: key)
        }

        mutating func insert(_ entry: CachedValue, for key: SnapshotKey, loadedSince earlier: Mark) {
            guard earlier.epoch == mark.epoch else { return }
            guard let current = nodes[key]?.entry else { return put(entry, for: key) }
            if current.sequence > earlier.sequence || current.freshness.savedAt > entry.freshness.savedAt { return }
            // The stored answer is the one that the server sent, so it keeps the number of the server's answer.
            put(entry.numbered(current.sequence), for: key)
        }

        private mutating func put(_ entry: CachedValue, for key: SnapshotKey) {
            remove(key)
            guard cost(entry) <= capacity else { return }
            let node = Node(key, entry)
            nodes[key] = node
            link(node)
            bytes += cost(entry)
            while bytes > capacity, let oldest { remove(oldest.key) }
        }

        /// Every value takes some memory beside its body: a key, a node and the value itself.
        private func cost(_ entry: CachedValue) -> Int { entry.bytes + 512 }

        mutating func removeAll() {
            mark.epoch += 1
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
            bytes -= cost(node.entry)
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
