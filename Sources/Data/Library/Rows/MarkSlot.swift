public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The stored state of one mark of an account, and the rules by which it changes. The rules are the same for all databases.
///
/// Rules take the version that the account's marks have after the change, which is also the position of a new outbox entry. Some also take
/// the time by the clock of the store.
public struct MarkSlot: Sendable, Hashable {
    /// The local number of the account.
    public let tenant: Int
    /// The identity of the mark.
    public let key: MarkKey
    /// Whether the shelf of the mark was read completely. Then an item without a known mark is known not to be on the shelf.
    public let isOnWholeShelf: Bool
    /// The last known value of the server, if there is one.
    public private(set) var known: KnownMark?
    /// The pending or rejected change, if there is one.
    public private(set) var waiting: StoredOutboxEntry?

    /// Creates a slot from its stored parts.
    public init(tenant: Int, key: MarkKey, isOnWholeShelf: Bool, known: KnownMark? = nil, waiting: StoredOutboxEntry? = nil) {
        self.tenant = tenant
        self.key = key
        self.isOnWholeShelf = isOnWholeShelf
        self.known = known
        self.waiting = waiting
    }

    /// The server's known value; nil if it is unknown.
    private var server: MarkValue? { known?.value ?? (isOnWholeShelf ? .none(key.kind) : nil) }

    /// Whether a change overlays the server's value. A rejected change does not.
    private var isPending: Bool { waiting.map { $0.entry.rejection == nil } ?? false }

    /// The value that the person sees.
    private var seen: MarkValue { (isPending ? waiting?.entry.value : nil) ?? server ?? .none(key.kind) }
}

// Changes of the person.
extension MarkSlot {
    /// Applies a change. An earlier rejection is removed.
    ///
    /// A value that equals the server's known value is not sent. But if an older value of the entry was sent, the server may have accepted it
    /// without an answer. Then the server's value is uncertain, and the entry stays until an answer confirms it.
    public mutating func record(_ edit: MarkEdit, as version: Int, at now: Date) {
        let value =
            switch edit {
            case .set(let value): value
            case .toggle: seen.toggled
            }
        if server == value, waiting?.wasSent != true {
            waiting = nil
        } else if waiting == nil {
            let entry = OutboxEntry(
                tenant: tenant, item: key.item, value: value, before: server, position: version, changedAt: now)
            waiting = StoredOutboxEntry(entry)
        } else {
            waiting?.fill(value, position: version, at: now)
        }
    }

    /// Makes a rejected change wait again.
    public mutating func retry() {
        if waiting?.entry.rejection != nil { waiting?.waitAgain() }
    }

    /// Makes a change wait as if it was never sent: a rejected one, and one that waits after failures.
    package mutating func resend() {
        if waiting?.entry.rejection != nil || waiting?.entry.notBefore != nil { waiting?.waitAgain() }
    }

    /// Discards a change. If it may have reached the server without an answer, the server's last known value is sent in its place.
    public mutating func discard(as version: Int) {
        guard let old = waiting, old.wasSent, isPending, let server else { return waiting = nil }
        if old.entry.value != server { waiting?.fill(server, position: version, at: old.entry.changedAt) }
        waiting?.entry.before = server
    }

    /// Removes a change that could not be sent for a long time. The person sees the server's last known value.
    mutating func removeExpired() { waiting = nil }

    /// Leases a change to a client that records it for another account. It was sent no more than before.
    ///
    /// - Returns: The leased entry; nil if there is none, if another client has a lease, or if it only takes an earlier change back.
    mutating func reserve(for owner: String, _ duration: Duration, at now: Date) -> OutboxEntry? {
        guard let stored = waiting, !isTakenBack, !stored.isLeased(atMost: duration, at: now) else { return nil }
        waiting?.entry.lease = .init(owner: owner, until: now.adding(duration))
        waiting?.leaseDuration = duration
        return waiting?.entry
    }

    /// Records a change of another account, unless this one has another value of its own: either may be the newer one. Returns whether the
    /// account has the value now.
    mutating func adopt(_ value: MarkValue, as version: Int, at now: Date) -> Bool {
        if let own = waiting?.entry.value ?? (known?.value.isSet == true ? known?.value : nil) { return own == value }
        record(.set(value), as: version, at: now)
        return true
    }

    /// Removes a change that another account has now. A newer value stays.
    mutating func handOver(_ reserved: OutboxEntry) {
        if let stored = waiting, stored.isFilled(as: reserved), !stored.isTaken(from: reserved) { waiting = nil }
    }

    /// Whether the change sends the server's last known value, because an earlier value may have reached the server. Discarding it changes
    /// nothing.
    public var isTakenBack: Bool { mayHaveArrived && server != nil && waiting?.entry.value == server }

    /// Whether a value of the change may have reached the server without an answer.
    public var mayHaveArrived: Bool { isPending && waiting?.wasSent == true }
}

// Results of sending. Any answer may be late: the entry may have a newer value, another client may be sending it, or it may be removed.
extension MarkSlot {
    /// Applies that the server accepted the value that an entry had when it was leased.
    public mutating func acknowledge(_ sent: OutboxEntry, as version: Int, at now: Date) {
        confirm(sent, over: sent.value, as: version, at: now)
    }

    /// Applies that the server has another value, which replaces the value that an entry had when it was leased.
    public mutating func supersede(_ sent: OutboxEntry, to server: MarkValue, as version: Int) {
        confirm(sent, over: server, as: version, at: nil)
    }

    /// Applies that the server rejected the value that an entry had when it was leased. A newer value still waits.
    public mutating func reject(_ sent: OutboxEntry, because error: MarqueeError) {
        guard let stored = waiting, !stored.isTaken(from: sent) else { return }
        waiting?.entry.lease = nil
        guard stored.isFilled(as: sent) else { return }
        waiting?.entry.notBefore = nil
        waiting?.entry.rejection = error
    }

    /// Ends the lease of an entry that could not be sent. With a time, the attempt is counted, and the entry waits until then. Without one, the
    /// entry is as before the lease. No mark changes.
    ///
    /// - Parameters:
    ///   - sent: The entry when it was leased.
    ///   - moment: When it is sent again.
    ///   - isUnsent: Whether the request certainly never left. Then a change whose other attempts never left either is unknown to the server.
    public mutating func release(_ sent: OutboxEntry, until moment: Date?, isUnsent: Bool = false) {
        guard let stored = waiting, stored.entry.lease != nil, !stored.isTaken(from: sent) else { return }
        waiting?.entry.lease = nil
        if isUnsent, stored.isFirstLease {
            waiting?.wasSent = false
            waiting?.isFirstLease = false
            // The change was discarded while it was being sent.
            if stored.entry.value == server, stored.entry.rejection == nil { return waiting = nil }
        }
        guard let moment, stored.isFilled(as: sent) else { return }
        waiting?.entry.attempts = stored.entry.attempts.addingSaturating(1)
        waiting?.entry.notBefore = moment
    }

    /// Stores the server's value and the answered position, unless a newer change was answered before.
    private mutating func confirm(_ sent: OutboxEntry, over server: MarkValue, as version: Int, at moment: Date?) {
        var mark = known ?? KnownMark(value: .none(key.kind))
        // A position above the version is damaged, and one above that of an entry that waits is of a lost state. If it blocked the answer, the
        // entry would be sent forever.
        guard mark.position <= sent.position || mark.position > version || waiting?.isFilled(as: sent) == true else { return }
        mark.note(server, at: version, arrivedAt: moment)
        mark.position = sent.position
        known = mark
        finish(sent, over: server)
    }

    /// Removes an entry, or keeps its newer value. An entry that another client is sending stays until that client has finished, because the
    /// next change of the mark must not overtake it.
    private mutating func finish(_ sent: OutboxEntry, over server: MarkValue) {
        guard let stored = waiting else { return }
        if stored.isFilled(as: sent), !stored.isTaken(from: sent) { return waiting = nil }
        waiting?.entry.before = server
        // No other client has sent the entry since, so the server's value is certain.
        if let lease = stored.entry.lease, lease == sent.lease {
            waiting?.entry.lease = nil
            waiting?.entry.attempts = 0
            waiting?.wasSent = false
        }
    }
}

// Values that the server returned to reads.
extension MarkSlot {
    /// Stores the server's value, unless a value was learned after a version.
    ///
    /// - Parameters:
    ///   - value: The server's value.
    ///   - since: The version of the account's marks before the server was asked.
    ///   - version: The version after this.
    ///   - rank: Its order on its shelf, if the shelf was read completely.
    /// - Returns: Whether the person sees another value now.
    public mutating func learn(_ value: MarkValue, since: Int, as version: Int, rank: Int? = nil) -> Bool {
        var mark = known ?? KnownMark(value: .none(key.kind))
        guard mark.learned <= since || mark.learned > version else { return false }
        let isSeen = mark.value != value && !isPending
        mark.note(value, at: version)
        // Items that the server adds while the shelf is being read come after all others.
        if let rank, value.isSet { (mark.place, mark.rank) = (since, rank) }
        known = mark
        return isSeen
    }
}
