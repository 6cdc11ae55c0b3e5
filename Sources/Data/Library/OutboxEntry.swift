public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What one mark on one thing is to be, on its way to the server. There is never more than one entry for a mark.
public struct OutboxEntry: Sendable, Hashable {
    /// The local number of the account.
    public var tenant: Int
    /// What is marked.
    public var item: Markable
    /// What the mark is to be.
    public var value: MarkValue
    /// What the server was known to have when the first unsent change was made; nil if that was not known.
    public var before: MarkValue?
    /// How often the entry has been filled.
    public var revision: Int
    /// Its place in the order of all changes of the account, by count and not by a clock.
    public var position: Int
    /// When the person did it.
    public var changedAt: Date
    /// How often sending it has failed with a transient error.
    public var attempts: Int
    /// When it is sent next, if it has failed.
    public var notBefore: Date?
    /// Which client sends it, and until when no other client does.
    public var lease: Lease?
    /// Why the server rejected it, if it did.
    public var rejection: MarqueeError?

    /// Which client sends an entry, and until when no other client does.
    public struct Lease: Sendable, Hashable {
        /// The sender: a number drawn by each client.
        public var owner: String
        /// Until when no other client sends it.
        public var until: Date

        public init(owner: String, until: Date) {
            self.owner = owner
            self.until = until
        }
    }

    public init(
        tenant: Int, item: Markable, value: MarkValue, before: MarkValue? = nil, revision: Int = 1, position: Int, changedAt: Date,
        attempts: Int = 0, notBefore: Date? = nil, lease: Lease? = nil, rejection: MarqueeError? = nil
    ) {
        self.tenant = tenant
        self.item = item
        self.value = value
        self.before = before
        self.revision = revision
        self.position = position
        self.changedAt = changedAt
        self.attempts = attempts
        self.notBefore = notBefore
        self.lease = lease
        self.rejection = rejection
    }
}

extension OutboxEntry {
    /// The key of its mark; nil if there can be no such mark.
    public var key: MarkKey? { MarkKey(value.kind, on: item) }
}
