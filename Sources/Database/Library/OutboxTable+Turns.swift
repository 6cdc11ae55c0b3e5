import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which accounts have rows that may be sent. Each statement reads a few rows by an index, however many wait.
extension OutboxTable {
    /// An account with a row that may be sent.
    struct DueAccount {
        var tenant: Int
        /// Whether its row was never tried.
        var isNew: Bool
    }

    /// So many rows whose time has come are looked at for accounts that a request does not exclude.
    private static let mostRetries = 1_000

    /// Leases a turn of each of some accounts.
    func lease(_ request: TurnRequest, at now: Date) throws(StoreFailure) -> LeasedTurns {
        var leased = LeasedTurns(after: request.after)
        for account in try accounts(for: request, at: now) {
            var turn: [OutboxEntry] = []
            while turn.count < request.entriesEach,
                let entry = try lease(request.lease(of: account.tenant, after: turn.last?.position ?? 0), at: now)
            {
                turn.append(entry)
            }
            if !turn.isEmpty { leased.turns.append(turn) }
            if account.isNew { leased.after = account.tenant }
        }
        if leased.turns.isEmpty { leased.nextIn = try nextIn(on: request.server, at: now) }
        return leased
    }

    /// The active accounts that a request wants, in the order in which it wants them: those whose time has come, longest first, and
    /// those with rows without a time, in a circle.
    func accounts(for request: TurnRequest, at now: Date) throws(StoreFailure) -> [DueAccount] {
        let retries = try retries(request, at: now), new = try new(request)
        var taken = request.excluded
        let wanted = (request.isRetryFirst ? retries + new : new + retries).filter { taken.insert($0.tenant).inserted }
        return Array(wanted.prefix(request.accounts))
    }

    private func retries(_ request: TurnRequest, at now: Date) throws(StoreFailure) -> [DueAccount] {
        var found: [DueAccount] = []
        var seen = request.excluded
        for statement in [Self.waited, Self.setBack] {
            let values: [SQLValue] = [.text(request.server), .integer(now.milliseconds), SQLValue(Self.mostRetries)]
            try handle.eachWhile(statement, values) { row in
                let tenant = Int(row.integer(0))
                if seen.insert(tenant).inserted { found.append(DueAccount(tenant: tenant, isNew: false)) }
                return found.count < request.accounts
            }
        }
        return found
    }

    private func new(_ request: TurnRequest) throws(StoreFailure) -> [DueAccount] {
        let most = request.accounts + request.excluded.count
        func accounts(after tenant: Int) throws(StoreFailure) -> [Int] {
            try handle.all(Self.new, [.text(request.server), SQLValue(tenant), SQLValue(most)]) { Int($0.integer(0)) }
        }
        var found = try accounts(after: request.after)
        // Behind the last number comes the first one again.
        if found.count < most, request.after > 0 { found += try accounts(after: 0) }
        return found.map { DueAccount(tenant: $0, isNew: true) }
    }

    /// How long it is until a row of any account may be sent; nil if none waits for its time.
    func nextIn(on server: String, at now: Date) throws(StoreFailure) -> Duration? {
        var next: Int64?
        for statement in [Self.nextTime, Self.nextTimeSetBack] {
            let values: [SQLValue] = [.text(server), .integer(now.milliseconds)]
            guard let time = try handle.first(statement, values, { $0.optional(0) }) ?? nil else { continue }
            next = min(next ?? time, time)
        }
        return next.map { .milliseconds($0.subtractingSaturating(now.milliseconds)) }
    }

    /// The statements above, for a test of how they find their rows.
    static let turnStatements = [waited, setBack, new, nextTime, nextTimeSetBack]

    /// When a row may be sent, as in the index `outbox_due`: at the end of its lease and of its wait.
    private static let time = "max(0, ifnull(CAST(lease_until AS INTEGER), 0), ifnull(CAST(not_before AS INTEGER), 0))"

    /// From when on that holds, as in the index `outbox_since`. Before, the system clock was changed: a row stores how long its lease and
    /// its wait last at most, and a time that is further ahead than twice that counts as past.
    private static let since = """
        max(0, ifnull(CAST(lease_until AS INTEGER) - 2 * lease_duration, 0), ifnull(CAST(not_before AS INTEGER) - 2 * longest_wait, 0))
        """

    /// When a row may be sent, if that is later than the time ?2, for a row with a time from before a change of the system clock.
    private static let timeSetBack = """
        max(CASE WHEN lease_until <= ?2 + 2 * lease_duration THEN lease_until ELSE ?2 END,
            CASE WHEN not_before <= ?2 + 2 * longest_wait THEN not_before ELSE ?2 END)
        """

    private static func isActive(in table: String) -> String {
        "EXISTS (SELECT 1 FROM account WHERE id = \(table).account AND server = ?1 AND state = 'active')"
    }

    /// The condition of the indexes: the rows of accounts without an active session are not in them.
    private static let isIndexed = "refusal_code IS NULL AND suspended_at IS NULL"

    private static let isSendable = "\(isIndexed) AND \(MarkRule.condition) AND \(isActive(in: "outbox"))"

    private static let waited = """
        SELECT account FROM outbox INDEXED BY outbox_due WHERE \(time) > 0 AND \(time) <= ?2 AND \(isSendable) ORDER BY \(time) LIMIT ?3
        """

    private static let setBack = """
        SELECT account FROM outbox INDEXED BY outbox_since
        WHERE \(since) > ?2 AND \(timeSetBack) <= ?2 AND \(isSendable) ORDER BY \(since) LIMIT ?3
        """

    /// The index leads from each account to the next one: other rows of the same account are not read.
    private static let new = """
        WITH RECURSIVE waiting(account) AS (
            SELECT min(account) FROM outbox INDEXED BY outbox_due WHERE \(isIndexed) AND \(time) = 0 AND account > ?2
            UNION ALL
            SELECT (SELECT min(account) FROM outbox INDEXED BY outbox_due
                    WHERE \(isIndexed) AND \(time) = 0 AND account > waiting.account) FROM waiting
            WHERE account IS NOT NULL)
        SELECT account FROM waiting WHERE \(isActive(in: "waiting")) AND EXISTS (
            SELECT 1 FROM outbox INDEXED BY outbox_due
            WHERE \(isIndexed) AND \(time) = 0 AND account = waiting.account AND \(MarkRule.condition))
        LIMIT ?3
        """

    private static let nextTime = """
        SELECT \(time) FROM outbox INDEXED BY outbox_due WHERE \(time) > ?2 AND \(since) <= ?2 AND \(isSendable) ORDER BY \(time) LIMIT 1
        """

    private static let nextTimeSetBack = """
        SELECT min(\(timeSetBack)) FROM outbox INDEXED BY outbox_since WHERE \(since) > ?2 AND \(timeSetBack) > ?2 AND \(isSendable)
        """
}
