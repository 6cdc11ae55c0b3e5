public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A change of a mark on its way to the server. A mark has at most one entry.
public struct OutboxEntry: Sendable, Hashable {
    /// The local number of the account.
    public var tenant: Int
    /// The marked item.
    public var item: Markable
    /// The new value of the mark.
    public var value: MarkValue
    /// The server's value when the first unsent change was made; nil if it was unknown.
    public var before: MarkValue?
    /// The number of values that the entry has had.
    public var revision: Int
    /// Its place in the order of the account's changes: a count, not a time.
    public var position: Int
    /// When the person made the change.
    public var changedAt: Date
    /// The number of transient failures.
    public var attempts: Int
    /// When it is retried, if it failed.
    public var notBefore: Date?
    /// The lease of the client that sends it.
    public var lease: Lease?
    /// The error with which the server rejected it.
    public var rejection: MarqueeError?

    /// The right of one client to send an entry.
    public struct Lease: Sendable, Hashable {
        /// The client, by its random number.
        public var owner: String
        /// The end of the lease.
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
    /// The key of its mark; nil if such a mark is impossible.
    public var key: MarkKey? { MarkKey(value.kind, on: item) }
}
