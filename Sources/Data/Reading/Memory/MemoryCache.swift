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
/// since its last turn stays for another one: a use writes one flag, and moves nothing. Values of background work, such as prefetching, have an
/// eighth of the cache until they are used, so that thousands of them evict nothing that callers read.
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
    ///   - priority: Whether a caller waits for it.
    func insert(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, _ priority: RequestPriority = .current) {
        state.withLock { $0.insert(entry, for: key, as: read, priority) }
    }

    /// Caches a value from the store, unless something newer is there, or something was expired or removed since its load began.
    func insert(
        _ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, loadedSince mark: Mark, _ priority: RequestPriority = .current
    ) {
        state.withLock { $0.insert(entry, for: key, as: read, loadedSince: mark, priority) }
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

    private final class Node {
        let key: SnapshotKey
        let read: ReadDigest
        var entry: CachedValue
        /// Whether it is in the line of background work.
        var isOfBackground: Bool
        /// Whether the value was used since its last turn.
        var wasUsed = false
        /// Weak references would cost more. An unlinked node refers to no other node, so that no cycle is left behind.
        var older: Node?
        var newer: Node?

        init(_ key: SnapshotKey, _ read: ReadDigest, _ entry: CachedValue, isOfBackground: Bool) {
            self.key = key
            self.read = read
            self.entry = entry
            self.isOfBackground = isOfBackground
        }

        /// Every value takes some memory beside its body: a key, a node and the value itself.
        var cost: Int { entry.bytes + 512 }
    }

    /// Nodes that are linked in the order of their turns.
    private struct Line {
        private(set) var oldest: Node?
        private(set) var bytes = 0
        private var newest: Node?

        mutating func append(_ node: Node) {
            node.older = newest
            if let newest { newest.newer = node } else { oldest = node }
            newest = node
            bytes += node.cost
        }

        mutating func remove(_ node: Node) {
            let (older, newer) = (node.older, node.newer)
            if let older { older.newer = newer } else { oldest = newer }
            if let newer { newer.older = older } else { newest = older }
            node.older = nil
            node.newer = nil
            bytes -= node.cost
        }
    }

    private struct State {
        let capacity: Int
        var mark = Mark()
        private var nodes: [ReadDigest: Node] = [:]
        private var line = Line()
        /// The values of background work that were not used before their turn.
        private var background = Line()

        init(capacity: Int) { self.capacity = capacity }

        func use(_ read: ReadDigest) -> CachedValue? {
            guard let node = nodes[read] else { return nil }
            node.wasUsed = true
            return node.entry
        }

        mutating func insert(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, _ priority: RequestPriority) {
            mark.sequence += 1
            put(entry.numbered(mark.sequence), for: key, as: read, priority)
        }

        mutating func insert(
            _ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, loadedSince earlier: Mark, _ priority: RequestPriority
        ) {
            guard earlier.epoch == mark.epoch else { return }
            guard let current = nodes[read]?.entry else { return put(entry, for: key, as: read, priority) }
            if current.sequence > earlier.sequence || current.freshness.savedAt > entry.freshness.savedAt { return }
            // The stored answer is the one that the server sent, so it keeps the number of the server's answer.
            put(entry.numbered(current.sequence), for: key, as: read, priority)
        }

        private mutating func put(_ entry: CachedValue, for key: SnapshotKey, as read: ReadDigest, _ priority: RequestPriority) {
            // A value that callers read stays in their line when background work refreshes it.
            let isOfBackground = priority == .background && nodes[read].map { $0.isOfBackground && !$0.wasUsed } ?? true
            remove(read)
            let node = Node(key, read, entry, isOfBackground: isOfBackground)
            guard node.cost <= (isOfBackground ? capacity / 8 : capacity) else { return }
            // Before the new value has its place, so that it is not the first to go where all others were used.
            if isOfBackground {
                while background.bytes + node.cost > capacity / 8, let oldest = background.oldest { endTurn(of: oldest) }
            }
            while line.bytes + background.bytes + node.cost > capacity, let oldest = line.oldest ?? background.oldest {
                endTurn(of: oldest)
            }
            nodes[read] = node
            link(node)
        }

        /// Evicts a node, unless it was used.
        private mutating func endTurn(of node: Node) {
            guard node.wasUsed else { return remove(node.read) }
            unlink(node)
            (node.wasUsed, node.isOfBackground) = (false, false)
            link(node)
        }

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
        }

        private mutating func link(_ node: Node) {
            if node.isOfBackground { background.append(node) } else { line.append(node) }
        }

        private mutating func unlink(_ node: Node) {
            if node.isOfBackground { background.remove(node) } else { line.remove(node) }
        }
    }
}
