import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows that cannot be sent: those that are rejected, and those of accounts without an active session.
extension OutboxTable {
    /// Rows that could not be sent for a time, the oldest first.
    func expired(on server: String, after age: Duration, limit: Int, at now: Date) throws(StoreFailure) -> [OutboxEntry] {
        let values: [SQLValue] = [
            .text(server), .integer(now.milliseconds.subtractingSaturating(age.milliseconds)), SQLValue(max(0, limit)),
        ]
        return try handle.all(Self.expired, values, Self.columns.content).map(\.entry)
    }

    /// Since when a row cannot be sent, as in the index `outbox_kept`.
    private static let since = "max(ifnull(CAST(suspended_at AS INTEGER), 0), ifnull(CAST(rejected_at AS INTEGER), 0))"

    static let expired = columns.selection(
        by: "outbox_kept",
        where: """
            (suspended_at IS NOT NULL OR rejected_at IS NOT NULL) AND \(since) <= ?2 AND \(MarkRule.condition)
                AND EXISTS (SELECT 1 FROM account WHERE id = outbox.account AND server = ?1
                    AND (state <> 'active' OR outbox.refusal_code IS NOT NULL))
            ORDER BY \(since) LIMIT ?3
            """)
}
