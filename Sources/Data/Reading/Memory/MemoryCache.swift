import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The values served last, decoded, so that serving one again costs one lookup under a lock.
///
/// Bounded by the bytes of the bodies that the values came from. Values are evicted in the order in which they came, but one that was used
/// since its last turn stays for another one: a use writes one flag, and moves nothing.
public final class MemoryCache: Sendable {
    private let state: Mutex<State>
    private let servedReads = Atomic(0)

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

    /// How many reads it has answered.
    package var served: Int { servedReads.load(ordering: .relaxed) }

    /// Counts a read that it has answered. A count costs a fraction of an event.
    func countServed() { servedReads.add(1, ordering: .relaxed) }

    /// The value of a read; nil if it has another type.
    func entry(for read: ReadDigest, of kind: Boxed.Kind) -> CachedValue? {
        guard let entry = state.withLock({ $0.use(read) }), entry.boxed.isOf(kind) else { return nil }
        return entry
    }

    /// Caches a value that a server has just sent. It replaces any other, even one that a clock called newer before it was set back.
    ///
    /// - Parameters:
    ///   - key: By which the value is found again when answers are expired or removed.
    ///   - read: By which it is found by reads.
    func insert(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest) {
        state.withLock { $0.insert(entry, for: key, as: read) }
    }

    /// Caches a value from the store, unless something newer is there, or something was expired or removed since its load began.
    func insert(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, loadedSince mark: Mark) {
        state.withLock { $0.insert(entry, for: key, as: read, loadedSince: mark) }
    }

    /// Forgets every value.
    public func removeAll() {
        state.withLock { $0.removeAll() }
    }

    /// Forgets the values that a selection covers.
    func remove(_ selection: SnapshotSelection) {
        state.withLock { state in
            state.mark.epoch += 1
            for (read, key) in state.keys where selection.covers(key) { state.remove(read) }
        }
    }

    /// Lets the values that a selection covers count as stale.
    func expire(_ selection: SnapshotSelection) {
        state.withLock { state in
            state.mark.epoch += 1
            for (read, key) in state.keys where selection.covers(key) { state.expire(read) }
        }
    }

    /// Entries are in nodes that are linked in the order of their turns.
    private struct State {
        private final class Node {
            let key: SnapshotKey
            let read: ReadDigest
            var entry: CachedValue
            /// Whether the value was used since its last turn.
            var wasUsed = false
            /// Weak references would cost more. An unlinked node refers to no other node, so that no cycle is left behind.
            var older: Node?
            var newer: Node?

            init(_ key: SnapshotKey, _ read: ReadDigest, _ entry: CachedValue) {
                self.key = key
                self.read = read
                self.entry = entry
            }
        }

        let capacity: Int
        var mark = Mark()
        private var bytes = 0
        private var nodes: [ReadDigest: Node] = [:]
        private var oldest: Node?
        private var newest: Node?

        init(capacity: Int) { self.capacity = capacity }

        func use(_ read: ReadDigest) -> CachedValue? {
            guard let node = nodes[read] else { return nil }
            node.wasUsed = true
            return node.entry
        }

        mutating func insert(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest) {
            mark.sequence += 1
            put(entry.numbered(mark.sequence), for: key, as: read)
        }

        mutating func insert(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, loadedSince earlier: Mark) {
            guard earlier.epoch == mark.epoch else { return }
            guard let current = nodes[read]?.entry else { return put(entry, for: key, as: read) }
            if current.sequence > earlier.sequence || current.freshness.savedAt > entry.freshness.savedAt { return }
            // The stored answer is the one that the server sent, so it keeps the number of the server's answer.
            put(entry.numbered(current.sequence), for: key, as: read)
        }

        private mutating func put(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest) {
            remove(read)
            let cost = cost(entry)
            guard cost <= capacity else { return }
            // Before the new value has its place, so that it is not the first to go where all others were used.
            while bytes + cost > capacity, let oldest {
                if oldest.wasUsed {
                    oldest.wasUsed = false
                    unlink(oldest)
                    link(oldest)
                } else {
                    remove(oldest.read)
                }
            }
            let node = Node(key, read, entry)
            nodes[read] = node
            link(node)
            bytes += cost
        }

        /// Every value takes some memory beside its body: a key, a node and the value itself.
        private func cost(_ entry: CachedValue) -> Int { entry.bytes + 512 }

        mutating func removeAll() {
            mark.epoch += 1
            for (read, _) in keys { remove(read) }
        }

        var keys: [(ReadDigest, SnapshotKey)] { nodes.values.map { ($0.read, $0.key) } }

        func expire(_ read: ReadDigest) {
            guard let node = nodes[read] else { return }
            node.entry = node.entry.expired()
        }

        mutating func remove(_ read: ReadDigest) {
            guard let node = nodes.removeValue(forKey: read) else { return }
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
