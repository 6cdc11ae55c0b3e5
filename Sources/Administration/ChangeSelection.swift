package import MarqueeData

/// Changes that wait in a store, chosen by an operator.
package struct ChangeSelection: Sendable, Hashable {
    /// The states of a change.
    package enum State: String, Sendable, CaseIterable {
        /// It is sent when its time has come.
        case pending
        /// The server rejected it.
        case rejected
        /// Its account has no active session.
        case suspended

        package init(_ stored: StoredOutboxEntry) {
            self = stored.entry.rejection != nil ? .rejected : stored.suspendedAt != nil ? .suspended : .pending
        }

        /// As in the partial index of the state.
        fileprivate var condition: String {
            switch self {
            case .pending: "refusal_code IS NULL AND suspended_at IS NULL"
            case .rejected: "refusal_code IS NOT NULL"
            case .suspended: "refusal_code IS NULL AND suspended_at IS NOT NULL"
            }
        }
    }

    /// The local number of the account; nil for all.
    package var tenant: Int?
    /// The state; nil for all.
    package var state: State?

    package init(tenant: Int? = nil, state: State? = nil) { (self.tenant, self.state) = (tenant, state) }

    func includes(_ stored: StoredOutboxEntry) -> Bool {
        (tenant == nil || tenant == stored.entry.tenant) && (state == nil || state == State(stored))
    }

    /// The condition of a statement, and the value of its first parameter if it has one.
    var condition: (text: String, values: [ColumnValue]) {
        let parts = [tenant == nil ? nil : "account = $1", state?.condition].compactMap(\.self)
        return (parts.isEmpty ? "" : " WHERE " + parts.joined(separator: " AND "), tenant.map { [.integer(Int64($0))] } ?? [])
    }
}

/// The acts of an operator on changes.
package enum ChangeAct: Sendable {
    /// Removes them, as their person can.
    case discard
    /// Makes rejected changes wait again, and ends the waits of the others.
    case resend
}

/// The outcomes of changes.
package struct ChangeActOutcome: Sendable, Hashable {
    /// The changes that were discarded, or that wait again.
    package var changes = 0
    /// The accounts that they belong to.
    package var accounts = 0
    /// The discarded changes that may have reached the server: its last known value is sent in their place.
    package var takenBack = 0

    package init() {}
}

extension LibraryRows {
    /// Does something with some changes of the account, if they are still as they were chosen.
    mutating func apply(_ act: ChangeAct, to keys: [MarkKey], in selection: ChangeSelection) -> ChangeActOutcome {
        var outcome = ChangeActOutcome()
        for key in keys {
            var slot = self[key]
            guard let stored = slot.waiting, selection.includes(stored) else { continue }
            switch act {
            case .discard where !slot.isTakenBack: slot.discard(as: next)
            case .discard: continue
            case .resend: slot.resend()
            }
            guard slot != self[key] else { continue }
            outcome.changes += 1
            if act == .discard, slot.waiting != nil { outcome.takenBack += 1 }
            self[key] = slot
        }
        if outcome.changes > 0 {
            outcome.accounts = 1
            count()
        }
        return outcome
    }
}
