import MarqueeDomain

extension MarqueeClient.Stats {
    /// Adds the state of the client, and the counters of changes and of the store.
    func addStore(to page: inout PrometheusText) {
        if let health { page.add(health) }
        page.add(changes)
        if let outbox { page.add(outbox) }
        if let database { page.add(database) }
    }
}

extension PrometheusText {
    fileprivate mutating func add(_ health: MarqueeClient.Health) {
        begin("marquee_state", .gauge, "1 for the state of the client, 0 for the others.")
        for state in MarqueeClient.Health.State.allCases {
            add("marquee_state", ["state": state.rawValue], state == health.state ? "1" : "0")
        }
        begin("marquee_store_failing", .gauge, "1 for each part of the store that fails.")
        for (part, error) in health.storeFailures.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            add("marquee_store_failing", ["part": part.rawValue, "reason": error.reason.key], "1")
        }
    }

    fileprivate mutating func add(_ changes: MarqueeClient.ChangeStats) {
        add("marquee_changes_sent_total", .counter, "Changes of marks that the server accepted.", changes.sent)
        add("marquee_changes_delayed_total", "Attempts to send a change that failed temporarily.", changes.delayed)
        add("marquee_changes_rejected_total", "Changes that the server rejected.", changes.rejected)
        begin("marquee_changes_expired_total", .counter, "Changes that were removed, because they could not be sent for a long time.")
        add("marquee_changes_expired_total", ["state": "rejected"], String(changes.expiredRejected))
        add("marquee_changes_expired_total", ["state": "suspended"], String(changes.expiredSuspended))
        add("marquee_marks_lost_total", .counter, "Items with marks that the store has lost.", changes.lostItems)
        add("marquee_marks_comparisons_total", .counter, "Comparisons of an account's marks with the store.", changes.comparisons)
        add("marquee_leases_total", .counter, "Changes that were leased to be sent.", changes.leased)
        begin("marquee_change_age_seconds", .histogram, "The ages of changes when they were leased to be sent.")
        add("marquee_change_age_seconds", nil, changes.ages)
        add("marquee_lease_failures_total", .counter, "Attempts to lease changes that failed.", changes.leaseFailures)
    }

    private mutating func add(_ name: String, _ help: String, _ counts: [MarqueeError.Code: Int]) {
        begin(name, .counter, help)
        for (code, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { add(name, ["code": code.rawValue], String(count)) }
    }

    fileprivate mutating func add(_ outbox: MarqueeClient.OutboxStats) {
        add("marquee_outbox_pending", .gauge, "Changes that wait to be sent, of all machines.", outbox.pending)
        add(
            "marquee_outbox_oldest_pending_seconds", .gauge, "The age of the oldest change that waits to be sent; 0 if none waits.",
            Int(clamping: (outbox.oldestPending ?? .zero).components.seconds))
        add("marquee_outbox_rejected", .gauge, "Changes that the server rejected, of all machines.", outbox.rejected)
        add("marquee_outbox_suspended", .gauge, "Changes of accounts without an active session.", outbox.suspended)
        if let version = outbox.schemaVersion { add("marquee_schema_version", .gauge, "The version of the tables.", version) }
    }

    fileprivate mutating func add(_ database: MarqueeClient.DatabaseStats) {
        add("marquee_database_connections_limit", .gauge, "The most connections to the database.", database.limit)
        add("marquee_database_connections_in_use", .gauge, "Connections that a call uses.", database.inUse)
        add("marquee_database_calls_waiting", .gauge, "Calls that wait for a connection.", database.waiting)
        add("marquee_database_waits_total", .counter, "Calls that waited for a connection.", database.waits)
        add("marquee_database_exhaustions_total", .counter, "Calls for which no connection became free in time.", database.exhaustions)
        begin("marquee_database_connects_total", .counter, "Attempts to connect.")
        add("marquee_database_connects_total", ["result": "success"], String(database.connects))
        add("marquee_database_connects_total", ["result": "failure"], String(database.failedConnects))
        add("marquee_database_transactions_retried_total", .counter, "Transactions that ran again.", database.retriedTransactions)
        add("marquee_database_unknown_outcomes_total", .counter, "Commits with an unknown outcome.", database.unknownOutcomes)
        if let isListening = database.isListening {
            add("marquee_database_listener_connected", .gauge, "1 if changes of other machines are heard.", isListening ? 1 : 0)
        }
        begin("marquee_database_notes_total", .counter, "Announcements of changes.")
        add("marquee_database_notes_total", ["direction": "sent"], String(database.sentNotes))
        add("marquee_database_notes_total", ["direction": "heard"], String(database.heardNotes))
        add("marquee_database_notes_waiting", .gauge, "Announcements of other machines that wait to be applied.", database.waitingNotes)
        begin("marquee_database_claims_total", .counter, "Attempts to ask the server on behalf of all machines.")
        add("marquee_database_claims_total", ["outcome": "won"], String(database.wonClaims))
        add("marquee_database_claims_total", ["outcome": "lost"], String(database.lostClaims))
    }
}
