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

    /// The active accounts with a row that may be sent at a time, and the time of the next row.
    func due(on server: String, at moment: Int64) throws(StoreFailure) -> (tenants: [Int], next: Int64?) {
        let values: [SQLValue] = [.text(server), .integer(moment)]
        let tenants = try handle.all(OutboxTable.dueAccounts, values) { Int($0.integer(0)) }
        return (tenants, try handle.first(OutboxTable.nextTime, values) { $0.optional(0) } ?? nil)
    }

    /// When a row may be sent, if that is later than the time ?2. Each row stores the maximum duration of its lease and its delay, so that a
    /// time from before a change of the system clock is recognized.
    private static let ready = """
        max(CASE WHEN lease_until <= ?2 + 2 * lease_duration THEN lease_until ELSE ?2 END,
            CASE WHEN not_before <= ?2 + 2 * longest_wait THEN not_before ELSE ?2 END)
        """

    private static func isActive(in table: String) -> String {
        "EXISTS (SELECT 1 FROM account WHERE id = \(table).account AND server = ?1 AND state = 'active')"
    }

    /// The index leads from each account to the next one, and from an account to its first row that may be sent: the others are not read.
    private static let dueAccounts = """
        WITH RECURSIVE waiting(account) AS (
            SELECT min(account) FROM outbox WHERE refusal_code IS NULL
            UNION ALL
            SELECT (SELECT min(account) FROM outbox WHERE refusal_code IS NULL AND account > waiting.account) FROM waiting
            WHERE account IS NOT NULL)
        SELECT account FROM waiting WHERE \(isActive(in: "waiting")) AND EXISTS (
            SELECT 1 FROM outbox INDEXED BY outbox_to_send
            WHERE account = waiting.account AND refusal_code IS NULL AND \(MarkRule.condition) AND \(ready) <= ?2)
        """

    private static let nextTime = """
        SELECT min(\(ready)) FROM outbox
        WHERE refusal_code IS NULL AND (lease_until > ?2 OR not_before > ?2) AND \(MarkRule.condition) AND \(ready) > ?2
            AND \(isActive(in: "outbox"))
        """

    private static let saving = """
        INSERT INTO outbox(\(MarkKey.columns), \(OutboxRow.contents.joined(separator: ", ")))
        VALUES(\((1...5 + OutboxRow.contents.count).map { "?\($0)" }.joined(separator: ", ")))
        ON CONFLICT(\(MarkKey.columns)) DO UPDATE SET \(OutboxRow.contents.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        """
}
