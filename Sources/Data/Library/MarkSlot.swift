public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// All that is stored about one mark of an account, and the rules by which it changes, whatever the database.
///
/// A function that changes it takes the version that the account's marks have after the change, which is also the position of a new
/// outbox entry, and where it needs it the time by the clock of the store.
public struct MarkSlot: Sendable, Hashable {
    /// The local number of the account.
    public let tenant: Int
    /// Which mark it is.
    public let key: MarkKey
    /// Whether the shelf of the mark was read as a whole: then what is not known to be on it is known not to be on it.
    public let isOnWholeShelf: Bool
    /// What the server is known to have; nil if that is not known.
    public private(set) var known: KnownMark?
    /// What waits to be sent, or was rejected; nil if there is no such change.
    public private(set) var waiting: StoredOutboxEntry?

    /// Creates a slot as it is stored.
    public init(tenant: Int, key: MarkKey, isOnWholeShelf: Bool, known: KnownMark? = nil, waiting: StoredOutboxEntry? = nil) {
        self.tenant = tenant
        self.key = key
        self.isOnWholeShelf = isOnWholeShelf
        self.known = known
        self.waiting = waiting
    }

    /// The server's known value; for a shelf that was read as a whole, what is missing is known not to be on it.
    private var server: MarkValue? { known?.value ?? (isOnWholeShelf ? .none(key.kind) : nil) }

    /// Whether a change that was not rejected lies over the server's value.
    private var isPending: Bool { waiting.map { $0.entry.rejection == nil } ?? false }

    /// What the person sees.
    private var seen: MarkValue { (isPending ? waiting?.entry.value : nil) ?? server ?? .none(key.kind) }
}

// What the person does.
extension MarkSlot {
    /// Applies a change. An earlier rejection is removed.
    ///
    /// A value that equals the server's known value need not be sent. But if an older value of the entry was being sent, its answer may be
    /// lost although the server accepted it: then the server's value is not certain, and the entry stays until an answer confirms it.
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

    /// Discards a change. If it may have reached the server without an answer, the server's last known value is sent in its place.
    public mutating func discard(as version: Int) {
        guard let old = waiting, old.wasSent, isPending, let server else { return waiting = nil }
        if old.entry.value != server { waiting?.fill(server, position: version, at: old.entry.changedAt) }
    }
}

// What came of sending it. Any answer may come late: the entry may have a newer value, another client may be sending it, or it may be gone.
extension MarkSlot {
    /// The server accepted an entry as it was leased.
    public mutating func acknowledge(_ sent: OutboxEntry, as version: Int, at now: Date) {
        confirm(sent, over: sent.value, as: version, at: now)
    }

    /// The server has another value, which wins over that of an entry as it was leased.
    public mutating func supersede(_ sent: OutboxEntry, to server: MarkValue, as version: Int) {
        confirm(sent, over: server, as: version, at: nil)
    }

    /// The server rejected an entry as it was leased. A newer value of it still waits.
    public mutating func reject(_ sent: OutboxEntry, because error: MarqueeError) {
        guard let stored = waiting, !stored.isTaken(from: sent) else { return }
        waiting?.entry.lease = nil
        guard stored.isFilled(as: sent) else { return }
        waiting?.entry.notBefore = nil
        waiting?.entry.rejection = error
    }

    /// An entry as it was leased could not be sent. With a time, the attempt counts, and the entry is not sent before; without one, it is as
    /// it was before the lease. This changes no mark.
    public mutating func release(_ sent: OutboxEntry, until moment: Date?) {
        guard let stored = waiting, stored.entry.lease != nil, !stored.isTaken(from: sent) else { return }
        waiting?.entry.lease = nil
        guard let moment, stored.isFilled(as: sent) else { return }
        waiting?.entry.attempts = stored.entry.attempts.addingSaturating(1)
        waiting?.entry.notBefore = moment
    }

    /// Notes the server's value, and that it answered this change, unless it has already answered a newer one.
    private mutating func confirm(_ sent: OutboxEntry, over server: MarkValue, as version: Int, at moment: Date?) {
        var mark = known ?? KnownMark(value: .none(key.kind))
        // A position that has not been counted yet is a damaged one: an answer that it kept out would be asked for without end.
        guard mark.position <= sent.position || mark.position > version else { return }
        mark.note(server, at: version, arrivedAt: moment)
        mark.position = sent.position
        known = mark
        finish(sent, over: server)
    }

    /// Removes an entry, or lets its newer value wait over the server's value. An entry that another client is sending stays until that has
    /// finished: the next change of the mark must not overtake it.
    private mutating func finish(_ sent: OutboxEntry, over server: MarkValue) {
        guard let stored = waiting else { return }
        if stored.isFilled(as: sent), !stored.isTaken(from: sent) { return waiting = nil }
        waiting?.entry.before = server
        // No other client has sent this entry since: the server's value is certain.
        if let lease = stored.entry.lease, lease == sent.lease {
            waiting?.entry.lease = nil
            waiting?.entry.attempts = 0
            waiting?.wasSent = false
        }
    }
}

// What the server says by itself.
extension MarkSlot {
    /// Notes the server's value, unless something was learned after a version.
    ///
    /// - Parameters:
    ///   - value: The server's value.
    ///   - since: The version of the account's marks before the server was asked.
    ///   - version: The version after this.
    ///   - rank: Its order on its shelf, if that was read as a whole.
    /// - Returns: Whether the person sees something else now.
    public mutating func learn(_ value: MarkValue, since: Int, as version: Int, rank: Int? = nil) -> Bool {
        var mark = known ?? KnownMark(value: .none(key.kind))
        guard mark.learned <= since || mark.learned > version else { return false }
        let isSeen = mark.value != value && !isPending
        mark.note(value, at: version)
        // What the server adds while a shelf is being read comes after all that was there.
        if let rank, value.isSet { (mark.place, mark.rank) = (since, rank) }
        known = mark
        return isSeen
    }
}
