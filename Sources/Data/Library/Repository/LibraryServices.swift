package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The parts that the libraries of all accounts share. There is one for each client.
package final class LibraryServices: Sendable {
    let library: any LibraryDAO
    let marksCache: MarksCache
    let broadcaster: ChangeBroadcaster
    let outbox: Outbox
    private let titles: (any TitleDAO)?
    private let sessions: Sessions
    private let onEvent: MarqueeEventHandler

    /// Creates the services from their parts.
    package init(
        library: any LibraryDAO, titles: (any TitleDAO)?, sessions: Sessions, marksCache: MarksCache, broadcaster: ChangeBroadcaster,
        outbox: Outbox, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.library = library
        self.titles = titles
        self.sessions = sessions
        self.marksCache = marksCache
        self.broadcaster = broadcaster
        self.outbox = outbox
        self.onEvent = onEvent
    }

    /// Stores a change, announces it, and wakes the outbox worker.
    func record(_ edit: MarkEdit, on item: Markable, of tenant: Int) async throws(MarqueeError) -> Marks {
        let entry = try await library.record(edit, on: item, of: tenant)
        marksCache.note(entry, of: tenant)
        outbox.wake()
        return entry.marks
    }

    /// Makes a rejected change wait again, and wakes the outbox worker.
    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) {
        marksCache.note(try await library.retry(change, of: tenant), of: tenant)
        outbox.wake()
    }

    /// Discards a change, and wakes the outbox worker if the server's value has to be sent.
    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> DiscardOutcome {
        let entry = try await library.discard(change, of: tenant)
        marksCache.note(entry, of: tenant)
        guard entry.marks.pending.contains(change.kind) else { return .removed }
        outbox.wake()
        return .takenBack
    }

    /// Makes a change of an ended session one of another account. Returns whether it is: not if another client does it, or if the account has
    /// another value.
    func takeOver(_ change: PendingChange.ID, of ended: Int, as tenant: Int) async throws(MarqueeError) -> Bool {
        guard let reserved = try await library.reserve(change, of: ended, for: outbox.owner) else { return false }
        guard let entry = try await library.adopt(reserved, as: tenant) else {
            try await library.release([reserved])
            return false
        }
        marksCache.note(entry, of: tenant)
        outbox.wake()
        // Removed last: an interruption between the two loses nothing.
        marksCache.note(try await library.handOver(reserved), of: ended)
        return true
    }

    /// Stores the server's marks on an item. Returns these marks, overlaid with the pending changes.
    func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> Marks {
        let entry = try await library.learn(marks, kinds: kinds, on: item, of: tenant, since: version)
        marksCache.note(entry, of: tenant)
        return entry.marks
    }

    /// Stores the items of one of the server's shelves, announces the changes, and returns how many marks changed. If the shelf was read
    /// completely, items that are not on it are stored as not on it.
    func learn(_ shelf: WholeShelf, isWhole: Bool, of tenant: Int, since version: Int) async throws(MarqueeError) -> Int {
        let changed =
            if isWhole {
                try await library.reconcile(shelf, of: tenant, since: version)
            } else {
                try await library.learn(shelf.values, of: tenant, since: version)
            }
        _ = try await marksCache.currentMarks(of: tenant)
        return changed.count
    }

    /// The titles of some items that are in the title index, in a language or, if missing, in any other.
    func titles(of items: [Markable], language: String) async throws(MarqueeError) -> [MediaReference: IndexedTitle] {
        try await titles?.titles(of: items.map(\.title), server: sessions.server, language: language) ?? [:]
    }

    /// Reports a failure of a store that makes no call fail.
    func report(_ error: MarqueeError, of part: StorePart, operation: String? = nil) {
        onEvent(MarqueeEvent(.storeFailed(part, error), operation: operation))
    }
}
