public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// All marks of an account.
public struct StoredMarks: Sendable, Hashable {
    /// The marks on one thing, and how sure they are.
    public struct Entry: Sendable, Hashable {
        /// What is marked.
        public var item: Markable
        /// The marks: what the server is known to have, under what waits.
        public var marks: Marks
        /// Of which marks it is known what the server has.
        public var known: Set<MarkKind>
        /// Where it stands on the shelves that its marks put it on.
        public var places: [MarkKind: Place]
        /// How often the account's marks have changed, this entry included.
        public var version: Int

        public init(item: Markable, marks: Marks = .none, known: Set<MarkKind> = [], places: [MarkKind: Place] = [:], version: Int = 0) {
            self.item = item
            self.marks = marks
            self.known = known
            self.places = places
            self.version = version
        }
    }

    /// Where something stands on a shelf.
    public struct Place: Sendable, Hashable {
        /// Its place in the order of all changes of the account: what came to stand there later has a higher one. What the server does not
        /// have yet comes after all that it has.
        public var order: Int
        /// Its place among what has the same order, because the shelf was read as a whole: what the server took later has a higher one.
        public var rank: Int
        /// Whether the server is known to have it there, under what waits.
        public var isOnServer: Bool
        /// When the server put it there because of a change from here; nil if another device did, or if it is not there yet.
        public var arrivedAt: Date?

        public init(order: Int, rank: Int = 0, isOnServer: Bool = false, arrivedAt: Date? = nil) {
            self.order = order
            self.rank = rank
            self.isOnServer = isOnServer
            self.arrivedAt = arrivedAt
        }
    }

    /// How often they have changed.
    public var version: Int
    /// What is marked or known to be not marked, and what is rejected.
    public var entries: [Markable: Entry]
    /// Which shelves have been read as a whole.
    public var pulled: Set<ShelfName>

    public init(version: Int = 0, entries: [Markable: Entry] = [:], pulled: Set<ShelfName> = []) {
        self.version = version
        self.entries = entries
        self.pulled = pulled
    }
}

extension StoredMarks {
    /// Adds what the server is known to have of a mark; all of that is added before any change.
    public mutating func lay(_ mark: KnownMark, on item: Markable) {
        entries[item, default: .init(item: item, version: version)].lay(mark)
    }

    /// Lays a change over what the server is known to have.
    public mutating func lay(_ change: OutboxEntry) {
        entries[change.item, default: .init(item: change.item, version: version)].lay(change)
    }
}

extension StoredMarks.Entry {
    /// Adds the server's known value.
    mutating func lay(_ mark: KnownMark) {
        marks.set(mark.value)
        known.insert(mark.value.kind)
        if mark.value.isSet {
            places[mark.value.kind] = StoredMarks.Place(
                order: mark.place, rank: mark.rank, isOnServer: true, arrivedAt: mark.arrivedAt)
        }
    }

    /// Overlays a pending change; a rejected one is ignored.
    mutating func lay(_ change: OutboxEntry) {
        guard change.rejection == nil else {
            marks.rejected.insert(change.value.kind)
            return
        }
        marks.set(change.value)
        marks.pending.insert(change.value.kind)
        if !change.value.isSet {
            places[change.value.kind] = nil
        } else if places[change.value.kind] == nil {
            places[change.value.kind] = StoredMarks.Place(order: change.position)
        }
    }
}
