import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Leases entries of accounts, within a transaction.
struct OutboxLease {
    let handle: PostgreSQLHandle

    /// Entries of some accounts that may be sent, a few of each, in the order of their positions. `StoredOutboxEntry` decides; this finds
    /// them by the same conditions.
    private static let statement = """
        SELECT \(StoredOutboxEntry.columns.all.list) FROM unnest($1::bigint[]) AS wanted(id) CROSS JOIN LATERAL (
            SELECT * FROM outbox
            WHERE account = wanted.id AND refusal_code IS NULL AND position_group >= $2::bigint / 64 AND position >= $2
                AND (lease_until IS NULL OR lease_until <= $3 OR lease_until > $3 + 2 * least(lease_duration, $4))
                AND ($6 OR not_before IS NULL OR not_before <= $3 OR not_before > $3 + 2 * least(longest_wait, $5))
            ORDER BY position_group, position LIMIT $7) AS sendable
        ORDER BY account, position
        """

    private static let lockStatement = "SELECT id FROM account WHERE id = $1 AND state = 'active' FOR UPDATE"

    /// Leases the next entry of an account.
    func next(_ request: LeaseRequest) throws(PostgreSQLFailure) -> OutboxEntry? {
        let account = try handle.first(Self.lockStatement, [Parameter(request.tenant)]) { _ in true }
        guard account == true else { return nil }
        return try lease(request, of: [request.tenant], most: 1, at: PostgreSQLLibrary.now(handle)).first
    }

    /// Leases entries of accounts that are locked.
    func lease(_ request: LeaseRequest, of tenants: [Int], most: Int, at now: Int64) throws(PostgreSQLFailure) -> [OutboxEntry] {
        let found = try handle.all(
            Self.statement,
            [
                .integers(tenants.map { Int64($0) }), .integer(request.firstPosition), .integer(now),
                .integer(request.duration.milliseconds),
                .integer(request.longestWait.milliseconds), .flag(request.isOnDemand), Parameter(most),
            ], StoredOutboxEntry.columns.content)
        var leased = found.filter { $0.isSendable(request, at: Date(milliseconds: now)) }
        for index in leased.indices { leased[index].lease(request, at: Date(milliseconds: now)) }
        let outbox = StoredOutboxEntry.statements
        let rows = leased.compactMap { stored in
            stored.entry.key.map { outbox.columns.values(of: stored, for: $0, of: stored.entry.tenant) }
        }
        if !rows.isEmpty { try handle.result(of: outbox.save(rows)) }
        return leased.map(\.entry)
    }
}
