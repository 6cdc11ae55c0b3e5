import MarqueeData
import MarqueeDomain

/// The rows of the outbox, on a connection.
struct OutboxTable {
    let handle: SQLiteHandle

    func row(_ key: MarkKey) throws(StoreFailure) -> OutboxRow? {
        try handle.first("SELECT \(OutboxRow.columns) FROM outbox WHERE \(MarkKey.condition)", key.values, OutboxRow.init)
    }

    /// All rows of an account, in the order of their positions.
    func rows(of tenant: Int) throws(StoreFailure) -> [OutboxRow] {
        try handle.all(
            "SELECT \(OutboxRow.columns) FROM outbox WHERE account = ?1 AND \(MarkRule.condition) ORDER BY position", [SQLValue(tenant)],
            OutboxRow.init)
    }

    func save(_ row: OutboxRow) throws(StoreFailure) {
        try handle.run(OutboxTable.saving, row.key.values + row.values)
    }

    func remove(_ key: MarkKey) throws(StoreFailure) {
        try handle.run("DELETE FROM outbox WHERE \(MarkKey.condition)", key.values)
    }

    /// Leases the first row that a request may send.
    func lease(_ request: LeaseRequest) throws(StoreFailure) -> OutboxEntry? {
        guard var row = try next(request) else { return nil }
        row.lease(request)
        try save(row)
        return row.entry
    }

    /// The caller may have read the clock long before it got the write lock, and others may have set times since. Only a time further in
    /// the future than this can explain means that the system clock was changed.
    private func next(_ request: LeaseRequest) throws(StoreFailure) -> OutboxRow? {
        try handle.first(
            """
            SELECT \(OutboxRow.columns) FROM outbox
            WHERE account = ?1 AND refusal_code IS NULL AND position > ?2 AND \(MarkRule.condition)
                AND (lease_until IS NULL OR lease_until <= ?3 OR lease_until > ?3 + 2 * min(lease_duration, ?4))
                AND (?6 OR not_before IS NULL OR not_before <= ?3 OR not_before > ?3 + 2 * min(longest_wait, ?5))
                AND EXISTS (SELECT 1 FROM account WHERE id = ?1 AND state = 'active')
            ORDER BY position LIMIT 1
            """,
            [
                SQLValue(request.tenant), SQLValue(request.after), .integer(request.now.milliseconds),
                .integer(request.duration.milliseconds), .integer(request.longestWait.milliseconds), SQLValue(request.isOnDemand),
            ], OutboxRow.init)
    }

    private static let saving = """
        INSERT INTO outbox(\(MarkKey.columns), \(OutboxRow.contents.joined(separator: ", ")))
        VALUES(\((1...5 + OutboxRow.contents.count).map { "?\($0)" }.joined(separator: ", ")))
        ON CONFLICT(\(MarkKey.columns)) DO UPDATE SET \(OutboxRow.contents.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        """
}
