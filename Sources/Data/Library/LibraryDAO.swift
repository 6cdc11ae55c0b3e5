public import Foundation
public import MarqueeDomain

/// Stores marks, and the changes to them that the server does not have yet, in the user's file.
///
/// Every call is one transaction, durable when it returns. Whatever returns an entry counts as a change, even where nothing is left to
/// change, so that the entry's version is that of this call and of no other. It may gain requirements in a minor version.
public protocol LibraryDAO: Sendable {
    /// How often the marks of an account have changed, in any process; 0 for an account that is not there.
    func version(of tenant: Int) async throws(MarqueeError) -> Int
    /// All marks of an account.
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks

    /// Stores a change: the mark is what it says from now on, and the slot of this mark waits to be sent, with a new revision, at the end
    /// of the order. What was rejected before is forgotten.
    ///
    /// - Throws: `MarqueeError` with the code `.unauthorized` if there is no such account.
    func record(_ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry

    /// Every slot of an account, in their order.
    func slots(of tenant: Int) async throws(MarqueeError) -> [OutboxSlot]
    /// Leases the first slot behind a position, for the time in the request. Left out are slots that are rejected or leased, those of an
    /// account whose session is not active, and, unless it is on demand, those whose time has not come.
    ///
    /// A time that lies twice as far ahead as any that is ever set means that a clock was changed, and counts as past. Twice, because
    /// the caller may have read the clock a moment before the owner of the slot did.
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxSlot?
    /// Notes that the server has accepted, by a time, what a slot held when it was leased. The slot is removed if it still holds the same
    /// revision, and waits to be sent with its new value otherwise.
    func acknowledge(_ slot: OutboxSlot, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry
    /// Gives a slot back after a transient failure, to be sent on its own from a time on; without a time, as it was.
    func giveBack(_ slot: OutboxSlot, until moment: Date?) async throws(MarqueeError)
    /// Notes that the server rejected what a slot held when it was leased, so that the mark is what the server has; a newer revision is
    /// left to wait.
    func refuse(_ slot: OutboxSlot, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry
    /// Gives up what a slot held when it was leased for what the server has; a newer revision is left to wait.
    func yield(_ slot: OutboxSlot, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry
    /// Lets a rejected slot wait again.
    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry
    /// Gives a slot up. One that may have arrived without an answer holds from then on what the server was known to have; others go.
    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry

    /// Which accounts on a server have something that may be sent at a time, and when the next such time is.
    func due(on server: String, at moment: Date) async throws(MarqueeError) -> OutboxSchedule

    /// Notes what the server has on one thing, unless something about it was learned after a version; the slots stay on top.
    func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry
    /// Notes what the server was seen to have on some things, and nothing of any others, except what was learned after a version. Returns
    /// what is marked differently from before.
    func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable]
    /// Notes what a whole shelf of the server holds, and that it holds nothing else, except what was learned after a version. Returns
    /// what is marked differently from before.
    func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable]
}

extension MarqueeError {
    /// An episode was to be a favorite, or on the watchlist.
    package static let episodesOnlyRated = MarqueeError(
        .invalidInput, .init("mark.episode", "An episode can be rated, and nothing else."))
}

/// What is to be done to a mark.
public enum MarkEdit: Sendable, Hashable {
    /// It is set.
    case set(MarkValue)
    /// A favorite or a place on the watchlist is turned into its opposite, as it is at that moment.
    case toggle(MarkKind)
}

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

        /// Creates an entry.
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

        /// Creates a place.
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

    /// Creates marks.
    public init(version: Int = 0, entries: [Markable: Entry] = [:], pulled: Set<ShelfName> = []) {
        self.version = version
        self.entries = entries
        self.pulled = pulled
    }
}

/// All that stands on one of the server's shelves.
public struct WholeShelf: Sendable, Hashable {
    /// Which shelf.
    public var name: ShelfName
    /// What stands on it, and as what it is marked.
    public var values: [Markable: MarkValue]
    /// The same things in the server's order, what was put there last first.
    public var newestFirst: [Markable]

    /// Creates a shelf.
    public init(_ name: ShelfName, values: [Markable: MarkValue], newestFirst: [Markable] = []) {
        self.name = name
        self.values = values
        self.newestFirst = newestFirst
    }
}
