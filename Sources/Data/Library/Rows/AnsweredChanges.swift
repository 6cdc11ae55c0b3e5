import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The changes that the server answered lately. A store that lost the answer, or went back to a state before it, leases them again; they are not
/// sent again.
final class AnsweredChanges: Sendable {
    /// One change: no other change of the mark has the same values, also in another state of the store.
    private struct Change: Hashable {
        let slot: Slot
        let value: MarkValue
        let revision: Int
        let position: Int
        let changedAt: Date
    }

    private struct Slot: Hashable {
        let tenant: Int
        let key: MarkKey
    }

    private struct Answers {
        var changes: Set<Change> = []
        /// The newest known value of the server for each mark.
        var values: [Slot: MarkValue] = [:]
    }

    /// At most twice as many are kept.
    private static let mostChanges = 5_000

    private let state = Mutex<(newer: Answers, older: Answers)>((Answers(), Answers()))

    /// Stores that the server has a value, after a change was sent or compared with it.
    func note(_ entry: OutboxEntry, server: MarkValue) {
        guard let change = Self.change(entry) else { return }
        state.withLock { state in
            if state.newer.changes.count >= Self.mostChanges { state = (Answers(), state.newer) }
            state.newer.changes.insert(change)
            state.newer.values[change.slot] = server
        }
    }

    /// The server's value if a change was answered before; nil if it has to be sent.
    func server(after entry: OutboxEntry) -> MarkValue? {
        guard let change = Self.change(entry) else { return nil }
        return state.withLock { state in
            guard state.newer.changes.contains(change) || state.older.changes.contains(change) else { return nil }
            return state.newer.values[change.slot] ?? state.older.values[change.slot]
        }
    }

    private static func change(_ entry: OutboxEntry) -> Change? {
        entry.key.map {
            Change(
                slot: Slot(tenant: entry.tenant, key: $0), value: entry.value, revision: entry.revision, position: entry.position,
                changedAt: entry.changedAt)
        }
    }
}
