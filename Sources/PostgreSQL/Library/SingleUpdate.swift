import MarqueeData
import MarqueeDomain

/// The statements of a change that is the only one of its transaction, and whose marks are all on one item: nearly every mark that a person
/// makes. They are fewer than those of a group, and have plain values instead of arrays.
struct SingleUpdate {
    private let tenant: Int
    /// The account, the shelves, and the numbers of the item.
    private let item: [Parameter]
    private let waits: Bool

    /// nil for several changes, for a whole shelf, and for marks on several items.
    ///
    /// - Parameter waits: Whether it waits for the row of the account if another transaction holds it.
    init?(_ updates: [QueuedUpdate], waits: Bool) {
        guard updates.count == 1, case .marks(let keys) = updates[0].selection, let first = keys.first,
            keys.allSatisfy({ $0.item == first.item })
        else { return nil }
        (tenant, self.waits) = (updates[0].tenant, waits)
        item = [
            Parameter(tenant), .texts(keys.map(\.shelf.rawValue)), Parameter(first.title), Parameter(first.season),
            Parameter(first.episode),
        ]
    }

    /// Writes the number of the transaction, and locks the row of the account.
    private static let lock = """
        WITH number AS (\(TransactionNumber.writing)) SELECT \(LibraryTables.LockedAccount.columns) FROM account WHERE id = $3 FOR UPDATE
        """
    private static let lockFree = lock + " SKIP LOCKED"

    /// The rows of both tables with the keys, and the shelves that have been read as a whole. The last column is the number of the table.
    private static let lookUp: String = {
        let (known, outbox) = (KnownMark.columns, StoredOutboxEntry.columns)
        func match(_ shelf: String) -> String { "account = $1::bigint AND \(shelf) = ANY($2::text[])" }
        let item = "\(match("shelf")) AND media_id = $3::bigint AND season = $4::bigint AND episode = $5::bigint"
        func filled(_ columns: String, _ count: Int) -> String {
            ([columns] + outbox.all.dropFirst(count).map { "NULL::\($0.kind.type)" }).joined(separator: ", ")
        }
        return """
            SELECT \(filled(known.all.list, known.all.count)), 0 FROM mark WHERE \(item) UNION ALL
            SELECT \(outbox.all.list), 1 FROM outbox WHERE \(item) UNION ALL
            SELECT \(filled("account, name", 2)), 2 FROM shelf WHERE \(match("name"))
            """
    }()

    /// Saves a waiting change, and the state of the account.
    private static let savingWithState: String = {
        let count = StoredOutboxEntry.columns.all.count
        return """
            WITH saved AS (\(StoredOutboxEntry.statements.savingOne))
            UPDATE account SET version = $\(count + 1), writer = $\(count + 2) WHERE id = $1
            """
    }()
    private static let savingState = "UPDATE account SET version = $2, writer = $3 WHERE id = $1"

    /// The rows of the account, if its row could be locked. Rows that are read after the lock are as its last holder left them.
    func load(on handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> [Int: LibraryRows] {
        let results = try handle.runTogether(beginning(on: handle))
        guard let row = results[results.count - 2].rows.first else { return [:] }
        let account = try LibraryTables.LockedAccount(row)
        var (known, waiting, shelves) = ([MarkKey: KnownMark](), [StoredOutboxEntry](), Set<ShelfName>())
        let table = StoredOutboxEntry.columns.all.count
        for row in results[results.count - 1].rows {
            switch try row.integer(table) {
            case 0:
                let found = try KnownMark.columns.read(row)
                known[found.key] = found.content
            case 1: waiting.append(try StoredOutboxEntry.columns.content(of: row))
            default: if let shelf = ShelfName(rawValue: row.text(1) ?? "") { shelves.insert(shelf) }
            }
        }
        return [
            tenant: LibraryRows(
                tenant: tenant, state: account.state, isActive: account.isActive, now: account.now, wholeShelves: shelves, known: known,
                waiting: waiting)
        ]
    }

    private func beginning(on handle: PostgreSQLHandle) -> [PipelinedStatement] {
        handle.beginning() + [
            PipelinedStatement(waits ? Self.lock : Self.lockFree, handle.transaction.values + [Parameter(tenant)]),
            PipelinedStatement(Self.lookUp, item),
        ]
    }

    /// The statements that write the change.
    func saving(_ changes: [(tenant: Int, writes: LibraryWrites)]) -> [PipelinedStatement] {
        guard let writes = changes.first?.writes else { return [] }
        let (marks, outbox) = (KnownMark.statements, StoredOutboxEntry.statements)
        var statements = writes.known.map { marks.saveOne(marks.columns.values(of: $0.mark, for: $0.key, of: tenant)) }
        statements += writes.removed.map { outbox.removeOne($0.values(of: tenant)) }
        var waiting = writes.waiting.map { outbox.saveOne(outbox.columns.values(of: $0.entry, for: $0.key, of: tenant)) }
        if let state = writes.state {
            let values = [Parameter(state.version), Parameter(state.writer)]
            if let last = waiting.popLast() {
                waiting.append(PipelinedStatement(Self.savingWithState, last.values + values))
            } else {
                waiting.append(PipelinedStatement(Self.savingState, [Parameter(tenant)] + values))
            }
        }
        return statements + waiting
    }
}
