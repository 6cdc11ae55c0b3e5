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
    /// Whether the server may have received a value of this entry without an answer.
    public var wasSent: Bool
    /// Whether nothing was sent before the last lease began. If the request of this lease certainly never left, nothing was sent.
    public var isFirstLease = false
    /// The longest lease of the entry.
    public var leaseDuration: Duration
    /// The longest wait of the entry after a failure.
    public var longestWait: Duration
    /// When its account lost its session, or when it was changed without one; nil while the account has an active session. A store sets and
    /// clears it with the state of the account, and looks for due entries only among those without it.
    public var suspendedAt: Date?
    /// When it was rejected; nil if it was not.
    public var rejectedAt: Date?

    public init(_ entry: OutboxEntry, wasSent: Bool = false, leaseDuration: Duration = .zero, longestWait: Duration = .zero) {
        self.entry = entry
        self.wasSent = wasSent
        self.leaseDuration = leaseDuration
        self.longestWait = longestWait
    }

    /// Whether a client may send it now. A store searches rows by the same conditions, and decides by this function.
    ///
    /// A lease or wait that ends later than twice its longest duration from now has ended: it was set before the clock was set back.
    ///
    /// - Parameters:
    ///   - request: The request of the client.
    ///   - now: The time by the clock of the store.
    public func isSendable(_ request: LeaseRequest, at now: Date) -> Bool {
        entry.rejection == nil && entry.position > request.after && !isLeased(atMost: request.duration, at: now)
            && (request.isOnDemand || Self.isPast(entry.notBefore, min(longestWait, request.longestWait), at: now))
    }

    /// Whether a client has a lease of it, which lasts no longer than a duration.
    func isLeased(atMost duration: Duration, at now: Date) -> Bool {
        !Self.isPast(entry.lease?.until, min(leaseDuration, duration), at: now)
    }

    private static func isPast(_ end: Date?, _ longest: Duration, at now: Date) -> Bool {
        guard let end else { return true }
        return end <= now || end > now.adding(longest).adding(longest)
    }

    /// Whether it could not be sent for a time: it is rejected, or its account has no active session. The later of both times counts.
    ///
    /// - Parameters:
    ///   - isActive: Whether the account has an active session.
    ///   - age: The time.
    ///   - now: The time by the clock of the store.
    func isExpired(isActive: Bool, after age: Duration, at now: Date) -> Bool {
        guard !isActive || entry.rejection != nil else { return false }
        guard let since = [suspendedAt, rejectedAt].compactMap(\.self).max() else { return false }
        return since.milliseconds <= now.milliseconds.subtractingSaturating(age.milliseconds)
    }

    /// Leases the entry to a client.
    ///
    /// - Parameters:
    ///   - request: The request of the client.
    ///   - now: The time by the clock of the store.
    public mutating func lease(_ request: LeaseRequest, at now: Date) {
        entry.lease = .init(owner: request.owner, until: now.adding(request.duration))
        leaseDuration = request.duration
        longestWait = request.longestWait
        isFirstLease = !wasSent
        wasSent = true
    }

    /// Replaces the value of the entry. A client that is sending the old value keeps its lease.
    mutating func fill(_ value: MarkValue, position: Int, at moment: Date) {
        entry.value = value
        entry.revision = entry.revision.addingSaturating(1)
        entry.position = position
        entry.changedAt = moment
        waitAgain()
    }

    /// Makes the entry wait as if it was never sent.
    mutating func waitAgain() {
        entry.attempts = 0
        entry.notBefore = nil
        entry.rejection = nil
    }

    /// Whether it still has the same value. A position is used twice only if the store lost the first use of it.
    func isFilled(as other: OutboxEntry) -> Bool {
        entry.revision == other.revision && entry.position == other.position && entry.value == other.value
    }

    /// Whether another client, or another lease of the same client, is sending it.
    func isTaken(from other: OutboxEntry) -> Bool {
        entry.lease != nil && entry.lease != other.lease
    }
}
