import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores marks and the outbox.
struct PostgreSQLLibrary: LibraryDAO {
    private let pool: PostgreSQLPool
    let queue: UpdateQueue
    private let onChange: @Sendable (Int) -> Void

    /// - Parameters:
    ///   - isPlain: Whether single changes have the statements of groups. Tests compare both.
    ///   - onChange: Called with the number of an account after its marks have changed.
    init(pool: PostgreSQLPool, isPlain: Bool = false, onChange: @escaping @Sendable (Int) -> Void) {
        (self.pool, queue, self.onChange) = (pool, UpdateQueue(pool, isPlain: isPlain), onChange)
    }

    private static let stateStatement = "SELECT \(LibraryTables.version), writer FROM account WHERE id = $1"

    func now() async throws(MarqueeError) -> Date {
        try await pool.read { (handle) throws(PostgreSQLFailure) in Date(milliseconds: try Self.now(handle)) }
    }

    func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        try await pool.read { (handle) throws(PostgreSQLFailure) in try Self.state(of: tenant, handle) }
    }

    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await pool.readTogether { (handle) throws(PostgreSQLFailure) in
            let whole = LibraryTables.wholeShelves(of: [tenant])
            let shelves = try LibraryTables.wholeShelves(try handle.result(of: whole))
            var marks = StoredMarks(state: try Self.state(of: tenant, handle), pulled: shelves[tenant] ?? [])
            let (known, outbox) = (KnownMark.statements, StoredOutboxEntry.statements)
            for row in try handle.all(known.ofAccount, [Parameter(tenant)], known.columns.read) { marks.lay(row.content, on: row.key.item) }
            for stored in try handle.all(outbox.ofAccount, [Parameter(tenant)], outbox.columns.content) { marks.lay(stored.entry) }
            return marks
        }
    }

    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await pool.read { (handle) throws(PostgreSQLFailure) in
            let outbox = StoredOutboxEntry.statements
            return try handle.all(outbox.ofAccount + " ORDER BY position", [Parameter(tenant)], outbox.columns.content).map(\.entry)
        }
    }

    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        let (answer, budget) = (WorkAnswer<Answer>(), pool.budget())
        let end: UpdateEnd
        do throws(PostgreSQLFailure) {
            end = try await queue.commit(QueuedUpdate(selection, of: tenant, within: budget) { answer.set(change(&$0)) })
        } catch {
            throw budget.error(error)
        }
        guard case .done(let isChanged) = end else { return nil }
        if isChanged { onChange(tenant) }
        return try answer.get()
    }

    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await pool.write { (handle) throws(PostgreSQLFailure) in try OutboxLease(handle: handle).next(request) }
    }

    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        let idle = try await pool.read { (handle) throws(PostgreSQLFailure) in try OutboxTurns(handle: handle, request: request).idle() }
        if let idle { return idle }
        return try await pool.write { (handle) throws(PostgreSQLFailure) in try OutboxTurns(handle: handle, request: request).lease() }
    }

    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        let values: [Parameter] = [.text(server), .integer(age.milliseconds), Parameter(max(0, limit))]
        return try await pool.read { (handle) throws(PostgreSQLFailure) in
            try handle.all(Self.expiredStatement, values, StoredOutboxEntry.columns.content).map(\.entry)
        }
    }

    func figures() async throws(MarqueeError) -> OutboxFigures {
        try await pool.readTogether { (handle) throws(PostgreSQLFailure) in try OutboxCount(handle: handle).figures() }
    }

    /// In the order of the index `outbox_kept`. A row of an active account is only found if it is rejected.
    private static let expiredStatement = """
        SELECT \(StoredOutboxEntry.columns.all.list) FROM outbox
        WHERE (suspended_at IS NOT NULL OR rejected_at IS NOT NULL)
            AND greatest(suspended_at, rejected_at) <= (SELECT marquee_now()) - $2
            AND (SELECT server = $1 AND (state <> 'active' OR outbox.refusal_code IS NOT NULL) FROM account WHERE id = outbox.account)
        ORDER BY greatest(suspended_at, rejected_at) LIMIT $3
        """

    private static func state(of tenant: Int, _ handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> MarksState {
        let state = try handle.first(stateStatement, [Parameter(tenant)]) { (row) throws(PostgreSQLFailure) in
            MarksState(version: Int(try row.integer(0)), writer: Int(try row.integer(1)))
        }
        return state ?? MarksState()
    }

    static func now(_ handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> Int64 { Int64(try handle.number("SELECT marquee_now()")) }
}
