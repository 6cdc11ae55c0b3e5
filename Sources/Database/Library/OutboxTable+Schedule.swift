import MarqueeData
import MarqueeDomain

import struct Foundation.Date

/// Which accounts have rows that may be sent. Each statement reads a few rows by an index, however many wait.
extension OutboxTable {
    /// The active accounts with a row that may be sent at a time, in two groups of a limited size, and the time of the next row. One group
    /// has rows whose time has come, the other one rows without a time, in the order of the accounts after a given one.
    func schedule(on server: String, at moment: Int64, after tenant: Int, limit: Int) throws(StoreFailure) -> OutboxSchedule {
        let (server, now, most) = (SQLValue.text(server), SQLValue.integer(moment), SQLValue(limit))
        let waited = try accounts(Self.waited, [server, now, most]) + accounts(Self.setBack, [server, now, most])
        let new = try accounts(Self.new, [server, SQLValue(tenant), most])
        var schedule = OutboxSchedule(last: new.count == limit ? new.last : nil)
        for tenant in waited + new where !schedule.tenants.contains(tenant) { schedule.tenants.append(tenant) }
        for statement in [Self.nextTime, Self.nextTimeSetBack] {
            guard let time = try handle.first(statement, [server, now], { $0.optional(0) }) ?? nil else { continue }
            schedule.next = min(schedule.next ?? .distantFuture, Date(milliseconds: time))
        }
        return schedule
    }

    private func accounts(_ statement: String, _ values: [SQLValue]) throws(StoreFailure) -> [Int] {
        try handle.all(statement, values) { Int($0.integer(0)) }
    }

    /// What the statements above are, for a test of how they find their rows.
    static let scheduleStatements = [waited, setBack, new, nextTime, nextTimeSetBack]

    /// When a row may be sent, as in the index `outbox_due`: at the end of its lease and of its wait.
    private static let time = "max(0, ifnull(CAST(lease_until AS INTEGER), 0), ifnull(CAST(not_before AS INTEGER), 0))"

    /// From when on that holds, as in the index `outbox_since`. Before, the system clock was changed: a row stores how long its lease and its
    /// wait last at most, and a time that is further ahead than twice that counts as past.
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

    private static let isSendable = "refusal_code IS NULL AND \(MarkRule.condition) AND \(isActive(in: "outbox"))"

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
            SELECT min(account) FROM outbox INDEXED BY outbox_due WHERE refusal_code IS NULL AND \(time) = 0 AND account > ?2
            UNION ALL
            SELECT (SELECT min(account) FROM outbox INDEXED BY outbox_due
                    WHERE refusal_code IS NULL AND \(time) = 0 AND account > waiting.account) FROM waiting
            WHERE account IS NOT NULL)
        SELECT account FROM waiting WHERE \(isActive(in: "waiting")) AND EXISTS (
            SELECT 1 FROM outbox INDEXED BY outbox_due
            WHERE refusal_code IS NULL AND \(time) = 0 AND account = waiting.account AND \(MarkRule.condition))
        LIMIT ?3
        """

    private static let nextTime = """
        SELECT \(time) FROM outbox INDEXED BY outbox_due WHERE \(time) > ?2 AND \(since) <= ?2 AND \(isSendable) ORDER BY \(time) LIMIT 1
        """

    private static let nextTimeSetBack = """
        SELECT min(\(timeSetBack)) FROM outbox INDEXED BY outbox_since WHERE \(since) > ?2 AND \(timeSetBack) > ?2 AND \(isSendable)
        """
}
