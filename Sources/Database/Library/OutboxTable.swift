import Foundation
import MarqueeData
import MarqueeDomain

/// The rows of the outbox, on a connection.
struct OutboxTable {
    let handle: SQLiteHandle

    func row(_ key: MarkKey, of tenant: Int) throws(StoreFailure) -> StoredOutboxEntry? {
        try handle.first(
            "SELECT \(StoredOutboxEntry.columns) FROM outbox WHERE \(MarkKey.condition)", key.values(of: tenant), StoredOutboxEntry.init)
    }

    /// All rows of an account, in the order of their positions.
    func rows(of tenant: Int) throws(StoreFailure) -> [StoredOutboxEntry] {
        try handle.all(
            "SELECT \(StoredOutboxEntry.columns) FROM outbox WHERE account = ?1 AND \(MarkRule.condition) ORDER BY position",
            [SQLValue(tenant)], StoredOutboxEntry.init)
    }

    /// All rows of a shelf of an account.
    func rows(of tenant: Int, on shelf: ShelfName) throws(StoreFailure) -> [StoredOutboxEntry] {
        try handle.all(
            "SELECT \(StoredOutboxEntry.columns) FROM outbox WHERE account = ?1 AND shelf = ?2 AND \(MarkRule.condition)",
            [SQLValue(tenant), .text(shelf.rawValue)], StoredOutboxEntry.init)
    }

    func save(_ stored: StoredOutboxEntry, for key: MarkKey, of tenant: Int) throws(StoreFailure) {
        try handle.run(OutboxTable.saving, key.values(of: tenant) + stored.values)
    }

    func remove(_ key: MarkKey, of tenant: Int) throws(StoreFailure) {
        try handle.run("DELETE FROM outbox WHERE \(MarkKey.condition)", key.values(of: tenant))
    }

    /// Leases the first row that a request may send.
    func lease(_ request: LeaseRequest, at now: Date) throws(StoreFailure) -> OutboxEntry? {
        guard var stored = try first(request, at: now), let key = stored.entry.key, stored.isSendable(request, at: now) else { return nil }
        stored.lease(request, at: now)
        try save(stored, for: key, of: request.tenant)
        return stored.entry
    }

    /// The conditions of ``StoredOutboxEntry/isSendable(_:at:)``, so that not every row is read.
    private func first(_ request: LeaseRequest, at now: Date) throws(StoreFailure) -> StoredOutboxEntry? {
        try handle.first(
            """
            SELECT \(StoredOutboxEntry.columns) FROM outbox
            WHERE account = ?1 AND refusal_code IS NULL AND position >= ?2 AND \(MarkRule.condition)
                AND (lease_until IS NULL OR lease_until <= ?3 OR lease_until > ?3 + 2 * min(lease_duration, ?4))
                AND (?6 OR not_before IS NULL OR not_before <= ?3 OR not_before > ?3 + 2 * min(longest_wait, ?5))
                AND EXISTS (SELECT 1 FROM account WHERE id = ?1 AND state = 'active')
            ORDER BY position LIMIT 1
            """,
            [
                SQLValue(request.tenant), .integer(request.firstPosition), .integer(now.milliseconds),
                .integer(request.duration.milliseconds),
                .integer(request.longestWait.milliseconds), SQLValue(request.isOnDemand),
            ], StoredOutboxEntry.init)
    }

    private static let saving = """
        INSERT INTO outbox(\(MarkKey.columns), \(StoredOutboxEntry.contents.joined(separator: ", ")))
        VALUES(\((1...5 + StoredOutboxEntry.contents.count).map { "?\($0)" }.joined(separator: ", ")))
        ON CONFLICT(\(MarkKey.columns)) DO UPDATE SET
        \(StoredOutboxEntry.contents.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        """
}
