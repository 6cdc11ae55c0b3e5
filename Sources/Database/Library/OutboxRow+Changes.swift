import Foundation
import MarqueeData
import MarqueeDomain

extension OutboxRow {
    /// A new outbox entry, for a mark with or without a known server value.
    init(_ value: MarkValue, for key: MarkKey, over known: MarkValue?, position: Int, at moment: Date) {
        self.key = key
        entry = OutboxEntry(tenant: key.tenant, item: key.item, value: value, before: known, position: position, changedAt: moment)
    }

    /// Replaces the value of the entry. If a sender is sending the old value, it continues, and no other sender starts meanwhile.
    mutating func fill(_ value: MarkValue, position: Int, at moment: Date) {
        entry.value = value
        entry.revision += 1
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

    mutating func lease(_ request: LeaseRequest) {
        entry.lease = .init(owner: request.owner, until: Date(milliseconds: request.now.milliseconds + request.duration.milliseconds))
        leaseDuration = request.duration.milliseconds
        longestWait = request.longestWait.milliseconds
        wasSent = true
    }

    /// Whether it still has the same value. A position is never used twice, not even if an entry was removed and created again.
    func isFilled(as other: OutboxEntry) -> Bool {
        entry.revision == other.revision && entry.position == other.position
    }

    /// Whether another sender, or another lease of the same sender, is sending it.
    func isTaken(from other: OutboxEntry) -> Bool {
        entry.lease != nil && entry.lease != other.lease
    }
}
