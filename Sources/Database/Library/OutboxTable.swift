import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows of the outbox, on a connection.
struct OutboxTable {
    let handle: SQLiteHandle

    static let columns = StoredOutboxEntry.columns
    private static let one = columns.selection(where: columns.keyCondition)
    private static let ofAccount = columns.selection(where: "account = ?1 AND \(MarkRule.condition) ORDER BY position")
    private static let ofShelf = columns.selection(where: "account = ?1 AND shelf = ?2 AND \(MarkRule.condition)")
    private static let saving = columns.saving
    private static let removal = "DELETE FROM outbox WHERE \(columns.keyCondition)"

    func row(_ key: MarkKey, of tenant: Int) throws(StoreFailure) -> StoredOutboxEntry? {
        try handle.first(Self.one, key.values(of: tenant).map { SQLValue($0) }, Self.columns.content)
    }

    /// All rows of an account, in the order of their positions.
    func rows(of tenant: Int) throws(StoreFailure) -> [StoredOutboxEntry] {
        try handle.all(Self.ofAccount, [SQLValue(tenant)], Self.columns.content)
    }

    /// All rows of a shelf of an account.
    func rows(of tenant: Int, on shelf: ShelfName) throws(StoreFailure) -> [StoredOutboxEntry] {
        try handle.all(Self.ofShelf, [SQLValue(tenant), .text(shelf.rawValue)], Self.columns.content)
    }

    func save(_ stored: StoredOutboxEntry, for key: MarkKey, of tenant: Int) throws(StoreFailure) {
        try handle.run(Self.saving, Self.columns.values(of: stored, for: key, of: tenant).map { SQLValue($0) })
    }

    func remove(_ key: MarkKey, of tenant: Int) throws(StoreFailure) {
        try handle.run(Self.removal, key.values(of: tenant).map { SQLValue($0) })
    }

    /// Leases the first row that a request may send.
    func lease(_ request: LeaseRequest, at now: Date) throws(StoreFailure) -> OutboxEntry? {
        guard var stored = try first(request, at: now), let key = stored.entry.key, stored.isSendable(request, at: now) else { return nil }
        stored.lease(request, at: now)
        try save(stored, for: key, of: request.tenant)
        return stored.entry
    }

    private func first(_ request: LeaseRequest, at now: Date) throws(StoreFailure) -> StoredOutboxEntry? {
        try handle.first(
            Self.sendable,
            [
                SQLValue(request.tenant), .integer(request.firstPosition), .integer(now.milliseconds),
                .integer(request.duration.milliseconds),
                .integer(request.longestWait.milliseconds), SQLValue(request.isOnDemand),
            ], Self.columns.content)
    }

    /// The conditions of ``StoredOutboxEntry/isSendable(_:at:)``, so that not every row is read.
    private static let sendable = columns.selection(
        where: """
            account = ?1 AND refusal_code IS NULL AND position >= ?2 AND \(MarkRule.condition)
                AND (lease_until IS NULL OR lease_until <= ?3 OR lease_until > ?3 + 2 * min(lease_duration, ?4))
                AND (?6 OR not_before IS NULL OR not_before <= ?3 OR not_before > ?3 + 2 * min(longest_wait, ?5))
                AND EXISTS (SELECT 1 FROM account WHERE id = ?1 AND state = 'active')
            ORDER BY position LIMIT 1
            """)
}
