import MarqueeData

extension StoreTransaction {
    /// Mends rows whose right values follow from other rows: those of accounts that do not exist are removed, and wrong times and versions are
    /// set. Values that cannot be read are left, because nothing says which ones are right.
    ///
    /// - Parameter now: The time by the clock of the store, in milliseconds.
    package func repair(at now: Int64) throws(Failure) {
        for table in StoreTable.ofAccounts {
            try run(
                """
                DELETE FROM \(table.name)
                WHERE account <> 0 AND NOT EXISTS (SELECT 1 FROM account WHERE account.id = \(table.name).account)
                """, [])
        }
        try mendTimes(at: now)
        let newest = """
            SELECT max(newest) FROM (
                SELECT coalesce(max(position), 0) AS newest FROM outbox WHERE outbox.account = account.id AND position <= \(1 << 53) UNION ALL
                SELECT coalesce(max(learned), 0) FROM mark WHERE mark.account = account.id AND learned <= \(1 << 53)) AS versions
            """
        try run("UPDATE account SET version = (\(newest)) WHERE version < (\(newest))", [])
    }

    /// Sets the times of changes that cannot be sent: a change is suspended while its account has no active session.
    func mendTimes(at now: Int64) throws(Failure) {
        let isActive = "EXISTS (SELECT 1 FROM account WHERE account.id = outbox.account AND state = 'active')"
        try run("UPDATE outbox SET suspended_at = $1 WHERE suspended_at IS NULL AND NOT \(isActive)", [.integer(now)])
        try run("UPDATE outbox SET suspended_at = NULL WHERE suspended_at IS NOT NULL AND \(isActive)", [])
        try run("UPDATE outbox SET rejected_at = $1 WHERE refusal_code IS NOT NULL AND rejected_at IS NULL", [.integer(now)])
    }
}
