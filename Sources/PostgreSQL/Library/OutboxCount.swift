import MarqueeData

/// Counts of rows of the outbox, within a transaction. Each is by an index that holds no other rows.
struct OutboxCount {
    let handle: PostgreSQLHandle

    /// The entries that wait now.
    func figures() throws(PostgreSQLFailure) -> OutboxFigures {
        // The server may have made its statistics while the table was empty, and then prefers to read all of it.
        try handle.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = off")
        var figures = OutboxFigures()
        figures.pending = try count(Self.pending, estimated: "outbox_age")
        figures.rejected = try count(Self.rejected, estimated: "outbox_rejected")
        figures.suspended = try count(Self.suspended, estimated: "outbox_suspended")
        let age = try handle.first(Self.oldest, []) { (row) throws(PostgreSQLFailure) in try row.optional(0) }
        figures.oldestPending = (age ?? nil).map { .milliseconds(max(0, $0)) }
        figures.schemaVersion = try handle.first("SELECT newest FROM store", []) { (row) throws(PostgreSQLFailure) in
            Int(try row.integer(0))
        }
        return figures
    }

    private static let isPending = "refusal_code IS NULL AND suspended_at IS NULL"
    private static let pending = counting(isPending, by: "changed_minute")
    private static let rejected = counting("refusal_code IS NOT NULL", by: "rejected_at")
    private static let suspended = counting("refusal_code IS NULL AND suspended_at IS NOT NULL", by: "suspended_at")
    /// Of many changes in the oldest minute, some are looked at: the age may then be too low, by less than a minute.
    private static let oldest = """
        SELECT marquee_now() - min(changed_at) FROM (
            SELECT changed_at FROM outbox WHERE \(isPending) AND changed_minute = (
                SELECT changed_minute FROM outbox WHERE \(isPending) ORDER BY changed_minute LIMIT 1)
            LIMIT \(OutboxFigures.mostCounted)) AS rows
        """

    /// Vacuum and analyze store how many rows an index has.
    private static let estimate = "SELECT reltuples::bigint FROM pg_class WHERE oid = to_regclass($1)"

    private static func counting(_ condition: String, by column: String) -> String {
        "SELECT count(*) FROM (SELECT 1 FROM outbox WHERE \(condition) ORDER BY \(column) LIMIT \(OutboxFigures.mostCounted)) AS rows"
    }

    private func count(_ statement: String, estimated index: String) throws(PostgreSQLFailure) -> Int {
        let counted = try handle.number(statement)
        guard counted >= OutboxFigures.mostCounted else { return counted }
        return max(counted, try handle.number(Self.estimate, [.text(index)]))
    }
}
