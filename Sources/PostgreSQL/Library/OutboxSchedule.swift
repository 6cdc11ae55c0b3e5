import MarqueeData

/// Which accounts have rows that may be sent. Each statement reads a few rows by an index, however many wait.
struct OutboxSchedule {
    let handle: PostgreSQLHandle
    let request: TurnRequest
    let now: Int64

    /// An account with a row that may be sent.
    struct DueAccount {
        let tenant: Int
        /// Whether its row was never tried.
        let isNew: Bool
    }

    /// The active accounts that the request wants, in the order in which it wants them: those whose time has come, longest first, and those
    /// with rows without a time, in a circle of their numbers.
    func accounts() throws(PostgreSQLFailure) -> [DueAccount] {
        let retries = (try tenants(Self.waited, now) + tenants(Self.setBack, now)).map { DueAccount(tenant: $0, isNew: false) }
        let new = try circle().map { DueAccount(tenant: $0, isNew: true) }
        var taken: Set<Int> = []
        let wanted = (request.isRetryFirst ? retries + new : new + retries).filter { taken.insert($0.tenant).inserted }
        return Array(wanted.prefix(request.accounts))
    }

    private func circle() throws(PostgreSQLFailure) -> [Int] {
        let found = try tenants(Self.new, Int64(request.after))
        guard found.count < request.accounts, request.after > 0 else { return found }
        return found + (try tenants(Self.new, 0))
    }

    /// How long it is until a row of any account may be sent; nil if none waits for its time.
    func nextIn() throws(PostgreSQLFailure) -> Duration? {
        var next: Int64?
        for statement in [Self.nextTime, Self.nextTimeSetBack] {
            let time = try handle.first(statement, [.text(request.server), .integer(now)]) { (row) throws(PostgreSQLFailure) in
                try row.optional(0)
            }
            if let time = time ?? nil { next = min(next ?? time, time) }
        }
        return next.map { .milliseconds($0.subtractingSaturating(now)) }
    }

    private func tenants(_ statement: String, _ start: Int64) throws(PostgreSQLFailure) -> [Int] {
        let excluded = Parameter.integers(request.excluded.map { Int64($0) })
        return try handle.all(statement, [.text(request.server), .integer(start), excluded, Parameter(request.accounts)]) {
            (row) throws(PostgreSQLFailure) in Int(try row.integer(0))
        }
    }

    /// The statements, for a test of how many rows they visit.
    static let statements = [waited, setBack, new, nextTime, nextTimeSetBack]

    /// When a row may be sent, as in the index `outbox_due`: at the end of its lease and of its wait.
    private static let time = "greatest(0, lease_until, not_before)"

    /// From when on that holds, as in the index `outbox_since`. Before, the clock was changed: a row stores how long its lease and its wait
    /// last at most, and a time that is further ahead than twice that counts as past.
    private static let since = "greatest(0, lease_until - 2 * lease_duration, not_before - 2 * longest_wait)"

    /// Rows without a time are not in that index.
    private static let hasTime = "(lease_until IS NOT NULL OR not_before IS NOT NULL)"

    /// When a row may be sent, if that is later than the time $2, for a row with a time from before a change of the clock.
    private static let timeSetBack = """
        greatest(CASE WHEN lease_until <= $2 + 2 * lease_duration THEN lease_until ELSE $2 END,
            CASE WHEN not_before <= $2 + 2 * longest_wait THEN not_before ELSE $2 END)
        """

    /// A value and not a condition, which the server would turn into a join with all accounts.
    private static func isActive(in table: String) -> String {
        "(SELECT server = $1 AND state = 'active' FROM account WHERE id = \(table).account)"
    }

    /// The condition of the indexes: the rows of accounts without an active session are not in them.
    private static let isIndexed = "refusal_code IS NULL AND suspended_at IS NULL"

    private static let isSendable = "\(isIndexed) AND \(isActive(in: "outbox"))"

    /// So many rows are looked at for different accounts.
    private static let most = 1_000

    private static let waited = """
        SELECT account FROM (
            SELECT account, \(time) AS due FROM outbox
            WHERE \(time) > 0 AND \(time) <= $2 AND account <> ALL($3::bigint[]) AND \(isSendable) ORDER BY \(time) LIMIT \(most)) AS rows
        GROUP BY account ORDER BY min(due) LIMIT $4
        """

    private static let setBack = """
        SELECT account FROM (
            SELECT account, \(since) AS since FROM outbox
            WHERE \(since) > $2 AND \(hasTime) AND \(timeSetBack) <= $2 AND account <> ALL($3::bigint[]) AND \(isSendable) ORDER BY \(since) LIMIT \(most)
            ) AS rows
        GROUP BY account ORDER BY min(since) LIMIT $4
        """

    /// The index leads from each account to the next one: other rows of the same account are not read.
    private static let new = """
        WITH RECURSIVE waiting(account) AS (
            (SELECT account FROM outbox WHERE \(isIndexed) AND \(time) = 0 AND account > $2 ORDER BY account LIMIT 1)
            UNION ALL
            SELECT (SELECT account FROM outbox
                    WHERE \(isIndexed) AND \(time) = 0 AND account > waiting.account ORDER BY account LIMIT 1) FROM waiting
            WHERE account IS NOT NULL)
        SELECT account FROM waiting WHERE account IS NOT NULL AND account <> ALL($3::bigint[]) AND \(isActive(in: "waiting")) LIMIT $4
        """

    private static let nextTime = """
        SELECT \(time) FROM outbox WHERE \(time) > $2 AND \(since) <= $2 AND \(isSendable) ORDER BY \(time) LIMIT 1
        """

    private static let nextTimeSetBack =
        "SELECT min(\(timeSetBack)) FROM outbox WHERE \(since) > $2 AND \(hasTime) AND \(timeSetBack) > $2 AND \(isSendable)"
}
