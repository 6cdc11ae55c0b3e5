import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Leases entries of any accounts, within a transaction.
struct OutboxTurns {
    let handle: PostgreSQLHandle
    let request: TurnRequest

    /// Accounts that another process is changing are left to a later turn.
    private static let lockStatement = """
        SELECT id FROM account WHERE id = ANY($1::bigint[]) AND state = 'active' FOR UPDATE SKIP LOCKED
        """

    /// How long a client waits where others change all that may be sent.
    private static let shortWait = Duration.milliseconds(100)

    /// The result of a look without a lock; nil if something may be sent. Most looks find nothing.
    func idle() throws(PostgreSQLFailure) -> LeasedTurns? {
        let schedule = OutboxSchedule(handle: handle, request: request, now: try PostgreSQLLibrary.now(handle))
        guard try schedule.accounts().isEmpty else { return nil }
        return LeasedTurns(after: request.after, nextIn: try schedule.nextIn())
    }

    func lease() throws(PostgreSQLFailure) -> LeasedTurns {
        let now = try PostgreSQLLibrary.now(handle)
        let due = try OutboxSchedule(handle: handle, request: request, now: now).accounts()
        let locked = Set(
            try handle.all(Self.lockStatement, [.integers(due.map { Int64($0.tenant) })]) { (row) throws(PostgreSQLFailure) in
                Int(try row.integer(0))
            })
        let served = due.map(\.tenant).filter(locked.contains)
        let leased = try OutboxLease(handle: handle).lease(request.lease(of: 0), of: served, most: request.entriesEach, at: now)
        let turns = Dictionary(grouping: leased, by: \.tenant)
        return LeasedTurns(
            turns: served.compactMap { turns[$0] }, after: due.last(where: \.isNew)?.tenant ?? request.after,
            nextIn: leased.isEmpty ? Self.shortWait : nil)
    }
}
