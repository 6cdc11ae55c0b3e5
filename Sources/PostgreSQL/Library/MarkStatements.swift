import MarqueeData
import MarqueeDomain

extension Row: RowCursor {
    typealias Failure = PostgreSQLFailure

    static var damagedValue: PostgreSQLFailure { .damagedValue }
}

/// The statements that read and write any number of rows about marks at once.
struct MarkStatements<Content: Sendable>: Sendable {
    let columns: MarkColumns<Content>
    /// Inserts or updates rows, and one row.
    private let saving: String
    let savingOne: String
    /// Removes the rows with some keys, and the row with one key.
    private let removal: String
    private let removalOfOne: String
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
        func saving(_ rows: String) -> String {
            """
            INSERT INTO \(table)(\(all.list)) \(rows) ON CONFLICT(\(keys.list))
            DO UPDATE SET \(columns.contents.map { "\($0.name) = excluded.\($0.name)" }.joined(separator: ", "))
            """
        }
        self.saving = saving("SELECT * FROM unnest(\(all.arrays))")
        savingOne = saving("VALUES(\((1...all.count).map { "$\($0)" }.joined(separator: ", ")))")
        removalOfOne = "DELETE FROM \(table) WHERE \(zip(1..., keys).map { "\($1.name) = $\($0)" }.joined(separator: " AND "))"
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

    /// Inserts or updates one row.
    func saveOne(_ row: [ColumnValue]) -> PipelinedStatement { PipelinedStatement(savingOne, row.map { Parameter($0) }) }

    /// Removes the row with a key.
    func removeOne(_ key: [ColumnValue]) -> PipelinedStatement { PipelinedStatement(removalOfOne, key.map { Parameter($0) }) }

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

extension Parameter {
    init(_ value: ColumnValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        }
    }
}

extension ColumnKind {
    var type: String {
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
