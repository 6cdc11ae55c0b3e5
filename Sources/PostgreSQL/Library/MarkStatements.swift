import MarqueeData
import MarqueeDomain

extension Row: RowCursor {
    typealias Failure = PostgreSQLFailure

    static var damagedValue: PostgreSQLFailure { .damagedValue }
}

/// The statements that read and write any number of rows about marks at once.
struct MarkStatements<Content: Sendable>: Sendable {
    let columns: MarkColumns<Content>
    /// Inserts or updates rows.
    private let saving: String
    /// Removes the rows with some keys.
    private let removal: String
    /// The rows with some keys.
    private let selection: String
    /// All rows of an account, and those of one of its shelves.
    let ofAccount: String
    private let ofShelf: String

    init(_ columns: MarkColumns<Content>) {
        let (table, keys, all) = (columns.table, columns.keys, columns.all)
        let match = keys.map { "\(table).\($0.name) = wanted.\($0.name)" }.joined(separator: " AND ")
        let wanted = "unnest(\(keys.arrays)) AS wanted(\(keys.list))"
        self.columns = columns
        saving = """
            INSERT INTO \(table)(\(all.list)) SELECT * FROM unnest(\(all.arrays)) ON CONFLICT(\(keys.list))
            DO UPDATE SET \(columns.contents.map { "\($0.name) = excluded.\($0.name)" }.joined(separator: ", "))
            """
        // Each key is looked up by the index. The server could turn a join of keys and rows, and read all rows: it plans once for a
        // connection, and the table may have been empty then.
        func found(_ columns: String) -> String {
            "\(wanted) CROSS JOIN LATERAL (SELECT \(columns) FROM \(table) WHERE \(match) OFFSET 0) AS found"
        }
        removal = "DELETE FROM \(table) WHERE ctid = ANY(ARRAY(SELECT found.id FROM \(found("ctid AS id"))))"
        selection = "SELECT found.* FROM \(found(all.list))"
        ofAccount = "SELECT \(all.list) FROM \(table) WHERE account = $1"
        ofShelf = ofAccount + " AND shelf = $2"
    }

    /// Inserts or updates rows.
    func save(_ rows: [[ColumnValue]]) -> PipelinedStatement { PipelinedStatement(saving, columns.all.parameters(of: rows)) }

    /// Removes the rows with some keys.
    func remove(_ keys: [[ColumnValue]]) -> PipelinedStatement { PipelinedStatement(removal, columns.keys.parameters(of: keys)) }

    /// The rows with some keys.
    func select(_ keys: [[ColumnValue]]) -> PipelinedStatement { PipelinedStatement(selection, columns.keys.parameters(of: keys)) }

    /// The rows of a shelf of an account.
    func select(_ shelf: ShelfName, of tenant: Int) -> PipelinedStatement {
        PipelinedStatement(ofShelf, [Parameter(tenant), .text(shelf.rawValue)])
    }

    /// Reads rows of accounts.
    func rows(_ result: QueryResult) throws(PostgreSQLFailure) -> [(tenant: Int, key: MarkKey, content: Content)] {
        var rows: [(tenant: Int, key: MarkKey, content: Content)] = []
        for row in result.rows {
            let found = try columns.read(row)
            rows.append((Int(try row.integer(0)), found.key, found.content))
        }
        return rows
    }
}

extension [ColumnHead] {
    /// The parameters of a statement, an array for each column.
    fileprivate var arrays: String { enumerated().map { "$\($0 + 1)::\($1.kind.type)[]" }.joined(separator: ", ") }

    /// Rows turned into one array for each column, so that one statement takes any number of them.
    fileprivate func parameters(of rows: [[ColumnValue]]) -> [Parameter] {
        enumerated().map { index, column in
            switch column.kind {
            case .integer: .integers(rows.map { if case .integer(let number) = $0[index] { number } else { nil } })
            case .text: .texts(rows.map { if case .text(let text) = $0[index] { text } else { nil } })
            }
        }
    }
}

extension ColumnKind {
    fileprivate var type: String {
        switch self {
        case .integer: "bigint"
        case .text: "text"
        }
    }
}

extension KnownMark {
    static let statements = MarkStatements(columns)
}

extension StoredOutboxEntry {
    static let statements = MarkStatements(columns)
}
