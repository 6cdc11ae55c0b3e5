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

    /// The condition of a statement, and the values of its parameters.
    ///
    /// - Parameters:
    ///   - act: An act that leaves some changes as they are; nil for all changes.
    ///   - accounts: The numbers of the accounts.
    func condition(
        for act: ChangeAct? = nil, in accounts: ClosedRange<Int64>? = nil
    ) -> (text: String, values: [ColumnValue]) {
        var values: [ColumnValue] = []
        func parameter(_ number: Int64) -> String {
            values.append(.integer(number))
            return "$\(values.count)"
        }
        var parts = [tenant.map { "account = \(parameter(Int64($0)))" }, state?.condition].compactMap(\.self)
        if let accounts { parts.append("account >= \(parameter(accounts.lowerBound)) AND account <= \(parameter(accounts.upperBound))") }
        if act == .resend { parts.append("(refusal_code IS NOT NULL OR not_before IS NOT NULL)") }
        // Changes without a session may be many, and resending them would change nothing for their people.
        if act == .resend, state == nil { parts.append("(refusal_code IS NOT NULL OR suspended_at IS NULL)") }
        return (parts.isEmpty ? "" : " WHERE " + parts.joined(separator: " AND "), values)
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

    package mutating func add(_ other: ChangeActOutcome) {
        changes += other.changes
        accounts += other.accounts
        takenBack += other.takenBack
    }
}

extension MarkSlot {
    /// Does something with the change if it is still as it was chosen. Returns whether the mark is another one now.
    mutating func apply(_ act: ChangeAct, in selection: ChangeSelection, as version: Int) -> Bool {
        guard let stored = waiting, selection.includes(stored) else { return false }
        let before = self
        switch act {
        case .discard where isTakenBack: break
        case .discard: discard(as: version)
        case .resend: resend()
        }
        return self != before
    }
}

extension LibraryRows {
    /// Does something with some changes of the account, if they are still as they were chosen.
    mutating func apply(_ act: ChangeAct, to keys: [MarkKey], in selection: ChangeSelection) -> ChangeActOutcome {
        var outcome = ChangeActOutcome()
        for key in keys {
            var slot = self[key]
            guard slot.apply(act, in: selection, as: next) else { continue }
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
