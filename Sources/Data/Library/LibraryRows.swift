public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The stored marks of one account that a transaction is about, for as long as it lasts.
///
/// A store loads what was selected, lets ``LibraryDAO`` change it, and writes ``writes``.
public struct LibraryRows: Sendable {
    /// The local number of the account.
    public let tenant: Int
    /// What time it is by the clock of the store, in whole milliseconds.
    public let now: Date
    /// How often the account's marks have changed, with what was counted in this transaction.
    public private(set) var version: Int
    private let loadedVersion: Int
    private let wholeShelves: Set<ShelfName>
    private var newWholeShelf: ShelfName?
    private let loadedKnown: [MarkKey: KnownMark]
    private let loadedWaiting: [MarkKey: StoredOutboxEntry]
    // Apart from each other, because most rules change one of the two, and a whole shelf has thousands of them.
    private var changedKnown: [MarkKey: KnownMark] = [:]
    private var changedWaiting: [MarkKey: StoredOutboxEntry?] = [:]

    /// Creates the rows that were loaded.
    ///
    /// - Parameters:
    ///   - tenant: The local number of the account.
    ///   - version: How often the account's marks have changed.
    ///   - now: What time it is by the clock of the store.
    ///   - wholeShelves: The shelves that have been read as a whole.
    ///   - known: What the server is known to have of the selected marks.
    ///   - waiting: The outbox entries of the selected marks.
    public init(
        tenant: Int, version: Int, now: Date, wholeShelves: Set<ShelfName>, known: [MarkKey: KnownMark], waiting: [StoredOutboxEntry]
    ) {
        self.tenant = tenant
        self.version = version
        loadedVersion = version
        self.now = Date(milliseconds: now.milliseconds)
        self.wholeShelves = wholeShelves
        loadedKnown = known
        var loaded: [MarkKey: StoredOutboxEntry] = [:]
        loaded.reserveCapacity(waiting.count)
        for stored in waiting { if let key = stored.entry.key { loaded[key] = stored } }
        loadedWaiting = loaded
    }

    /// The version after this transaction, if it counts: every change of a mark has one of its own.
    public var next: Int { loadedVersion.addingSaturating(1) }

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

    /// The keys of the selected marks of which the server's value is known.
    var knownKeys: [MarkKey] { Array(loadedKnown.keys) }

    /// Counts the version, even if nothing changed, so that every call returns a version of its own.
    mutating func count() { version = next }

    /// Notes that a shelf was read as a whole.
    mutating func noteWhole(_ shelf: ShelfName) { newWholeShelf = shelf }

    /// All marks on one item, which are selected, with the changes of this transaction.
    func entry(_ item: Markable) -> StoredMarks.Entry {
        var entry = StoredMarks.Entry(item: item, version: version)
        for key in MarkKey.all(on: item) {
            let slot = self[key]
            if let mark = slot.known { entry.lay(mark) }
            if let stored = slot.waiting { entry.lay(stored.entry) }
        }
        return entry
    }

    /// What is to be written, all of it in the same transaction.
    public var writes: LibraryWrites {
        var writes = LibraryWrites()
        if version != loadedVersion { writes.version = version }
        if let newWholeShelf { writes.wholeShelf = newWholeShelf }
        for (key, mark) in changedKnown where mark != loadedKnown[key] { writes.known.append((key, mark)) }
        for (key, stored) in changedWaiting where stored != loadedWaiting[key] {
            if let stored { writes.waiting.append((key, stored)) } else { writes.removed.append(key) }
        }
        return writes
    }
}

/// What a transaction changed of the marks of one account.
public struct LibraryWrites: Sendable {
    /// How often the account's marks have changed now; nil if that is as before.
    public var version: Int?
    /// A shelf that was read as a whole at ``version``, if there is one.
    public var wholeShelf: ShelfName?
    /// What the server is known to have, to be inserted or updated.
    public var known: [(key: MarkKey, mark: KnownMark)] = []
    /// Outbox entries to be inserted or updated.
    public var waiting: [(key: MarkKey, entry: StoredOutboxEntry)] = []
    /// The keys of outbox entries to be removed.
    public var removed: [MarkKey] = []
}
