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

    /// Stores a change of a mark and fills the outbox entry of this mark: it has a new revision, is the last in the order, and waits to be
    /// sent. An earlier rejection is removed.
    ///
    /// - Throws: `MarqueeError` with the code `.unauthorized` if there is no such account.
    func record(_ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry

    /// All outbox entries of an account, in their order.
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry]
    /// Leases the first entry after a position, for the duration in the request. Entries that are rejected or leased, and entries of an
    /// account without an active session, are skipped. Unless the request is on demand, so are entries that must not be sent yet.
    ///
    /// If a stored time is more than twice as far ahead as such a time is ever set, the clock was changed, and the time counts as past. The
    /// factor is two because the caller may have read the clock before the owner of the entry did.
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry?
    /// Stores that the server accepted the value that an entry had when it was leased. The entry is removed if its revision is still the same;
    /// otherwise its new value waits to be sent.
    ///
    /// - Parameters:
    ///   - entry: The entry as it was leased.
    ///   - moment: When the server had accepted it at the latest.
    func acknowledge(_ entry: OutboxEntry, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry
    /// Ends the lease of an entry that could not be sent. With a time, the attempt is counted, and the entry is not sent before that time,
    /// except on demand; without one, the entry is as it was before the lease.
    func release(_ entry: OutboxEntry, until moment: Date?) async throws(MarqueeError)
    /// Stores that the server rejected the value that an entry had when it was leased. The mark has the server's value again. A newer value of
    /// the entry still waits to be sent.
    func reject(_ entry: OutboxEntry, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry
    /// Discards the value that an entry had when it was leased, in favor of the server's value. A newer value of the entry still waits.
    func supersede(_ entry: OutboxEntry, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry
    /// Makes a rejected entry wait to be sent again.
    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry
    /// Discards an entry. If the server may have accepted it without an answer, the entry gets the server's last known value instead, and
    /// that value is sent.
    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry

    /// Some of the accounts on a server that have something that may be sent at a time, and when the next such time is. At most `limit` of
    /// them have an entry whose lease or wait has ended; at most `limit` have an entry without one, in the order of their numbers after
    /// `tenant`.
    func schedule(on server: String, at moment: Date, after tenant: Int, limit: Int) async throws(MarqueeError) -> OutboxSchedule

    /// Notes what the server has on one thing, unless something about it was learned after a version; the entries stay on top.
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
