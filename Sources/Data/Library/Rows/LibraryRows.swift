public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The selected marks of one account in a transaction.
///
/// A store loads the selected marks, lets ``LibraryDAO`` change them, and writes ``writes``.
public struct LibraryRows: Sendable {
    /// The local number of the account.
    public let tenant: Int
    /// The time by the clock of the store, in whole milliseconds.
    public let now: Date
    /// The state of the account's marks, with the change of this transaction.
    public private(set) var state: MarksState
    /// Whether the account has an active session.
    public let isActive: Bool
    private let loadedState: MarksState
    private let wholeShelves: Set<ShelfName>
    private var newWholeShelf: ShelfName?
    private let loadedKnown: [MarkKey: KnownMark]
    private let loadedWaiting: [MarkKey: StoredOutboxEntry]
    // Separate, because most rules change one of the two, and a whole shelf has thousands of marks.
    private var changedKnown: [MarkKey: KnownMark] = [:]
    private var changedWaiting: [MarkKey: StoredOutboxEntry?] = [:]

    /// Creates the rows from the loaded marks.
    ///
    /// - Parameters:
    ///   - tenant: The local number of the account.
    ///   - state: The state of the account's marks.
    ///   - isActive: Whether the account has an active session.
    ///   - now: The time by the clock of the store.
    ///   - wholeShelves: The shelves that were read completely.
    ///   - known: The last known values of the server for the selected marks.
    ///   - waiting: The outbox entries of the selected marks.
    public init(
        tenant: Int, state: MarksState, isActive: Bool, now: Date, wholeShelves: Set<ShelfName>, known: [MarkKey: KnownMark],
        waiting: [StoredOutboxEntry]
    ) {
        self.tenant = tenant
        self.state = state
        self.isActive = isActive
        loadedState = state
        self.now = Date(milliseconds: now.milliseconds)
        self.wholeShelves = wholeShelves
        loadedKnown = known
        var loaded: [MarkKey: StoredOutboxEntry] = [:]
        loaded.reserveCapacity(waiting.count)
        for stored in waiting { if let key = stored.entry.key { loaded[key] = stored } }
        loadedWaiting = loaded
    }

    /// The version after this transaction, if it increments the version. Every change of a mark has a version of its own.
    public var next: Int { loadedState.version.addingSaturating(1) }

    /// One of the selected marks.
    public subscript(key: MarkKey) -> MarkSlot {
        get {
            let waiting = if let changed = changedWaiting[key] { changed } else { loadedWaiting[key] }
            return MarkSlot(
                tenant: tenant, key: key, isOnWholeShelf: wholeShelves.contains(key.shelf), known: changedKnown[key] ?? loadedKnown[key],
                waiting: waiting)
        }
        set {
            // A known mark is never removed.
            if let mark = newValue.known { changedKnown[key] = mark }
            if newValue.waiting != nil || loadedWaiting[key] != nil || changedWaiting[key] != nil {
                changedWaiting.updateValue(newValue.waiting, forKey: key)
            }
        }
    }

    /// The keys of the selected marks with a known value of the server.
    var knownKeys: [MarkKey] { Array(loadedKnown.keys) }

    /// Makes the next state, even if nothing changed, so that a state identifies one call.
    package mutating func count() { state = loadedState.next }

    /// Stores that a shelf was read completely.
    mutating func noteWhole(_ shelf: ShelfName) { newWholeShelf = shelf }

    /// Removes the entry of a mark if it could not be sent for a time.
    mutating func removeExpired(_ key: MarkKey, after age: Duration) -> ExpiredChanges {
        guard let stored = self[key].waiting, stored.isExpired(isActive: isActive, after: age, at: now) else { return ExpiredChanges() }
        self[key].removeExpired()
        return stored.entry.rejection == nil ? ExpiredChanges(suspended: 1) : ExpiredChanges(rejected: 1)
    }

    /// All marks on a selected item, with the changes of this transaction.
    func entry(_ item: Markable) -> StoredMarks.Entry {
        var entry = StoredMarks.Entry(item: item, state: state, replaced: state == loadedState ? nil : loadedState)
        for key in MarkKey.all(on: item) {
            let slot = self[key]
            if let mark = slot.known { entry.lay(mark) }
            if let stored = slot.waiting { entry.lay(stored.entry) }
        }
        return entry
    }

    /// The changes, to be written in the same transaction.
    public var writes: LibraryWrites {
        var writes = LibraryWrites()
        if state != loadedState { writes.state = state }
        if let newWholeShelf { writes.wholeShelf = newWholeShelf }
        for (key, mark) in changedKnown where mark != loadedKnown[key] { writes.known.append((key, mark)) }
        for (key, stored) in changedWaiting where stored != loadedWaiting[key] {
            if let stored { writes.waiting.append((key, stamped(stored))) } else { writes.removed.append(key) }
        }
        return writes
    }

    /// An entry with the times from which it cannot be sent.
    private func stamped(_ stored: StoredOutboxEntry) -> StoredOutboxEntry {
        var stored = stored
        stored.suspendedAt = isActive ? nil : now
        stored.rejectedAt = stored.entry.rejection == nil ? nil : stored.rejectedAt ?? now
        return stored
    }
}

/// The changes of a transaction to the marks of one account.
public struct LibraryWrites: Sendable {
    /// The new state of the account's marks; nil if it did not change.
    public var state: MarksState?
    /// The shelf that was read completely at this state, if there is one.
    public var wholeShelf: ShelfName?
    /// The known values of the server, to be inserted or updated.
    public var known: [(key: MarkKey, mark: KnownMark)] = []
    /// Outbox entries to be inserted or updated.
    public var waiting: [(key: MarkKey, entry: StoredOutboxEntry)] = []
    /// The keys of outbox entries to be removed.
    public var removed: [MarkKey] = []
}
