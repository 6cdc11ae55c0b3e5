public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// All marks of an account.
public struct StoredMarks: Sendable, Hashable {
    /// The marks on one item.
    public struct Entry: Sendable, Hashable {
        /// The marked item.
        public var item: Markable
        /// The marks: the server's known values, overlaid with pending changes.
        public var marks: Marks
        /// The kinds of marks whose value on the server is known.
        public var known: Set<MarkKind>
        /// Its places on the shelves of its marks.
        public var places: [MarkKind: Place]
        /// The state of the account's marks after the change of this entry.
        public var state: MarksState
        /// The state that this change replaced; nil if the entry was loaded and not changed.
        public var replaced: MarksState?

        /// The version of the account's marks after the change of this entry.
        public var version: Int { state.version }

        public init(
            item: Markable, marks: Marks = .none, known: Set<MarkKind> = [], places: [MarkKind: Place] = [:],
            state: MarksState = MarksState(), replaced: MarksState? = nil
        ) {
            self.item = item
            self.marks = marks
            self.known = known
            self.places = places
            self.state = state
            self.replaced = replaced
        }
    }

    /// The place of an item on a shelf.
    public struct Place: Sendable, Hashable {
        /// Its place in the order of the account's changes: later items have a higher one. Items that the server does not have yet come after
        /// all that it has.
        public var order: Int
        /// Its place among items of the same order, which a complete read of the shelf gives: later items have a higher one.
        public var rank: Int
        /// Whether the server is known to have it on the shelf.
        public var isOnServer: Bool
        /// When the server accepted the change of this store that put it there; nil if another device did, or if it is not there yet.
        public var arrivedAt: Date?

        public init(order: Int, rank: Int = 0, isOnServer: Bool = false, arrivedAt: Date? = nil) {
            self.order = order
            self.rank = rank
            self.isOnServer = isOnServer
            self.arrivedAt = arrivedAt
        }
    }

    /// The state, of which every change makes another one.
    public var state: MarksState
    /// The items with known, pending or rejected marks.
    public var entries: [Markable: Entry]
    /// The shelves that were read completely.
    public var pulled: Set<ShelfName>

    /// The version, which every change increments.
    public var version: Int { state.version }

    public init(state: MarksState = MarksState(), entries: [Markable: Entry] = [:], pulled: Set<ShelfName> = []) {
        self.state = state
        self.entries = entries
        self.pulled = pulled
    }
}

extension StoredMarks {
    /// Adds a known value of the server. All known values are added before the changes.
    public mutating func lay(_ mark: KnownMark, on item: Markable) {
        entries[item, default: .init(item: item, state: state)].lay(mark)
    }

    /// Overlays the known values with a change.
    public mutating func lay(_ change: OutboxEntry) {
        entries[change.item, default: .init(item: change.item, state: state)].lay(change)
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
