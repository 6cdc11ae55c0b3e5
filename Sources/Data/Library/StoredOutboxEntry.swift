import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An outbox entry with the values that only the rules of the outbox use.
public struct StoredOutboxEntry: Sendable, Hashable {
    /// The entry.
    public var entry: OutboxEntry
    /// Whether a value of this entry may be on its way to the server, or may have arrived there without an answer.
    public var wasSent: Bool
    /// How long the entry was leased for at most.
    public var leaseDuration: Duration
    /// How long the entry waits at most after a failure.
    public var longestWait: Duration

    public init(_ entry: OutboxEntry, wasSent: Bool = false, leaseDuration: Duration = .zero, longestWait: Duration = .zero) {
        self.entry = entry
        self.wasSent = wasSent
        self.leaseDuration = leaseDuration
        self.longestWait = longestWait
    }

    /// Whether a client may send it now. A store finds its rows by the same conditions, and decides by this one.
    ///
    /// A lease or a wait that ends further ahead than twice the longest time that it can last was set before the clock was set back, and
    /// counts as past.
    ///
    /// - Parameters:
    ///   - request: What the client asks for.
    ///   - now: What time it is.
    public func isSendable(_ request: LeaseRequest, at now: Date) -> Bool {
        func isPast(_ end: Date?, _ longest: Duration) -> Bool {
            guard let end else { return true }
            return end <= now || end > now.adding(longest).adding(longest)
        }
        return entry.rejection == nil && entry.position > request.after
            && isPast(entry.lease?.until, min(leaseDuration, request.duration))
            && (request.isOnDemand || isPast(entry.notBefore, min(longestWait, request.longestWait)))
    }

    /// Leases the entry to a client.
    ///
    /// - Parameters:
    ///   - request: What the client asks for.
    ///   - now: What time it is.
    public mutating func lease(_ request: LeaseRequest, at now: Date) {
        entry.lease = .init(owner: request.owner, until: now.adding(request.duration))
        leaseDuration = request.duration
        longestWait = request.longestWait
        wasSent = true
    }

    /// Replaces the value of the entry. If a client is sending the old value, it continues, and no other client starts meanwhile.
    mutating func fill(_ value: MarkValue, position: Int, at moment: Date) {
        entry.value = value
        entry.revision = entry.revision.addingSaturating(1)
        entry.position = position
        entry.changedAt = moment
        waitAgain()
    }

    /// Makes the entry wait as if it had never been tried.
    mutating func waitAgain() {
        entry.attempts = 0
        entry.notBefore = nil
        entry.rejection = nil
    }

    /// Whether it still has the same value. A position is never used twice, not even if an entry was removed and created again.
    func isFilled(as other: OutboxEntry) -> Bool {
        entry.revision == other.revision && entry.position == other.position
    }

    /// Whether another client, or another lease of the same client, is sending it.
    func isTaken(from other: OutboxEntry) -> Bool {
        entry.lease != nil && entry.lease != other.lease
    }
}
