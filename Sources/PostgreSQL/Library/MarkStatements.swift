import MarqueeData

extension Row: RowCursor {
    typealias Failure = PostgreSQLFailure

    static var damagedValue: PostgreSQLFailure { .damagedValue }
}

/// The statements that read and write any number of rows about marks at once.
struct MarkStatements<Content: Sendable>: Sendable {
    let columns: MarkColumns<Content>
    /// Inserts or updates rows.
    let saving: String
    /// Removes the rows with some keys.
    let removal: String
    /// The rows with some keys.
    let selection: String
    /// All rows of an account, and those of one of its shelves.
    let ofAccount: String
    let ofShelf: String

    init(_ columns: MarkColumns<Content>) {
        let (table, keys, all) = (columns.table, columns.keys, columns.all)
        let match = keys.map { "\(table).\($0.name) = wanted.\($0.name)" }.joined(separator: " AND ")
        let wanted = "unnest(\(keys.arrays)) AS wanted(\(keys.list))"
        self.columns = columns
        saving = """
            INSERT INTO \(table)(\(all.list)) SELECT * FROM unnest(\(all.arrays)) ON CONFLICT(\(keys.list))
            DO UPDATE SET \(columns.contents.map { "\($0.name) = excluded.\($0.name)" }.joined(separator: ", "))
            """
        removal = "DELETE FROM \(table) USING \(wanted) WHERE \(match)"
        selection = "SELECT \(all.map { "\(table).\($0.name)" }.joined(separator: ", ")) FROM \(wanted) JOIN \(table) ON \(match)"
        ofAccount = "SELECT \(all.list) FROM \(table) WHERE account = $1"
        ofShelf = ofAccount + " AND shelf = $2"
    }

    /// The values of rows, as ``saving`` takes them.
    func values(_ rows: [[ColumnValue]]) -> [Parameter] { columns.all.parameters(of: rows) }

    /// The values of keys of an account, as ``selection`` and ``removal`` take them.
    func values(_ keys: [MarkKey], of tenant: Int) -> [Parameter] { columns.keys.parameters(of: keys.map { $0.values(of: tenant) }) }
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
