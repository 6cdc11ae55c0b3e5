import MarqueeData
import MarqueeDomain

/// Changes of several accounts' marks that are committed together, in two trips to the server. A single one has statements of its own.
struct UpdateGroup {
    /// The changes, of different accounts. Only one that is alone may select a shelf.
    let updates: [QueuedUpdate]
    /// Whether it waits for rows of accounts that other transactions hold.
    let waits: Bool
    /// Whether a single change has the statements of groups. Tests compare both.
    var isPlain = false

    /// The statements of a change that is alone.
    var single: SingleUpdate? { isPlain ? nil : SingleUpdate(updates, waits: waits) }

    /// How the transaction ended, and each of the changes if it was committed.
    typealias End = (outcome: TransactionOutcome, ends: [UpdateEnd])

    /// The first trip locks and loads; the second one writes and commits.
    ///
    /// A connection that is lost during the second trip leaves the outcome unknown, because the server may have the commit already.
    ///
    /// - Throws: Only if nothing was done.
    func commit(on handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> End {
        var changes: [(tenant: Int, writes: LibraryWrites)] = []
        var ends: [UpdateEnd] = []
        let single = single
        do throws(PostgreSQLFailure) {
            let loaded = if let single { try single.load(on: handle) } else { try load(on: handle) }
            for update in updates {
                guard var rows = loaded[update.tenant] else {
                    ends.append(waits ? .missing : .locked)
                    continue
                }
                update.change(&rows)
                let writes = rows.writes
                changes.append((update.tenant, writes))
                ends.append(.done(isChanged: writes.state != nil))
            }
            // Its outcome could not be waited for. Without the connection, the server undoes it.
            guard ContinuousClock.now < handle.deadline else {
                handle.isBroken = true
                throw .timedOut
            }
        } catch {
            handle.undo()
            throw error
        }
        guard waits || !changes.isEmpty else {
            handle.undo()
            return (.committed, ends)
        }
        do throws(PostgreSQLFailure) {
            try handle.runTogether((single?.saving(changes) ?? LibraryTables.saving(changes)) + [.commit])
        } catch {
            if handle.isBroken { return (.unknown(handle.transaction), ends) }
            handle.undo()
            throw error
        }
        return (.committed, ends)
    }

    /// The rows of the accounts that could be locked. Rows that are read after the lock, in the same trip, are as its last holder left
    /// them.
    private func load(on handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> [Int: LibraryRows] {
        let tenants = updates.map(\.tenant)
        let selections = (select(KnownMark.statements), select(StoredOutboxEntry.statements))
        let beginning = handle.beginning()
        let results = try handle.runTogether(
            beginning + [
                PipelinedStatement(TransactionNumber.writing, handle.transaction.values), LibraryTables.lock(tenants, waits: waits),
                LibraryTables.wholeShelves(of: tenants), selections.0, selections.1,
            ]
        ).suffix(4)
        let (locked, start) = (results[results.startIndex], results.startIndex)
        let shelves = try LibraryTables.wholeShelves(results[start + 1])
        var known: [Int: [MarkKey: KnownMark]] = [:]
        for row in try KnownMark.statements.rows(results[start + 2]) { known[row.tenant, default: [:]][row.key] = row.content }
        var waiting: [Int: [StoredOutboxEntry]] = [:]
        for row in try StoredOutboxEntry.statements.rows(results[start + 3]) { waiting[row.tenant, default: []].append(row.content) }
        var loaded: [Int: LibraryRows] = [:]
        for row in locked.rows {
            let account = try LibraryTables.LockedAccount(row)
            loaded[account.tenant] = LibraryRows(
                tenant: account.tenant, state: account.state, isActive: account.isActive, now: account.now,
                wholeShelves: shelves[account.tenant] ?? [], known: known[account.tenant] ?? [:], waiting: waiting[account.tenant] ?? [])
        }
        return loaded
    }

    private func select<Content>(_ statements: MarkStatements<Content>) -> PipelinedStatement {
        if case .shelf(let shelf)? = updates.first?.selection { return statements.select(shelf, of: updates[0].tenant) }
        return statements.select(
            updates.flatMap { update -> [[ColumnValue]] in
                guard case .marks(let keys) = update.selection else { return [] }
                return keys.map { $0.values(of: update.tenant) }
            })
    }
}
