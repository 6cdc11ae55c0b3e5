import Foundation
import MarqueeData
import MarqueeDomain

extension OutboxRow {
    /// A new slot, for a mark of which the server is known to have a value, or for one of which nothing is known.
    init(_ value: MarkValue, for key: MarkKey, over known: MarkValue?, position: Int, at moment: Date) {
        self.key = key
        slot = OutboxSlot(tenant: key.tenant, item: key.item, value: value, before: known, position: position, changedAt: moment)
    }

    /// Fills the slot anew. Who is sending it goes on sending what it was, and nobody else begins meanwhile.
    mutating func fill(_ value: MarkValue, position: Int, at moment: Date) {
        slot.value = value
        slot.revision += 1
        slot.position = position
        slot.changedAt = moment
        waitAnew()
    }

    /// Waits to be sent as if it had never been tried.
    mutating func waitAnew() {
        slot.attempts = 0
        slot.notBefore = nil
        slot.refusal = nil
    }

    mutating func lease(_ request: LeaseRequest) {
        slot.lease = .init(owner: request.owner, until: Date(milliseconds: request.now.milliseconds + request.duration.milliseconds))
        leaseDuration = request.duration.milliseconds
        longestWait = request.longestWait.milliseconds
        wasSent = true
    }

    /// Whether it still holds what it held then. Positions never come twice, not even where a slot was removed and made anew.
    func isFilled(as other: OutboxSlot) -> Bool {
        slot.revision == other.revision && slot.position == other.position
    }

    /// Whether somebody else is sending it, or the same sender once more.
    func isTaken(from other: OutboxSlot) -> Bool {
        slot.lease != nil && slot.lease != other.lease
    }
}
