import MarqueeData

/// A table of which every row is about one mark of an account, and the statements that read and write any number of its rows at once.
struct MarkTable {
    private let name: String
    private let keys: [(String, ColumnType)]
    private let contents: [(String, ColumnType)]

    init(_ name: String, contents: [(String, ColumnType)]) {
        self.name = name
        keys = [("account", .integer)] + MarkKey.columns
        self.contents = contents
    }

    /// All columns of a row, in the order in which rows are read and written.
    var columns: String { (keys + contents).map(\.0).joined(separator: ", ") }

    /// Inserts or updates rows.
    var saving: String {
        let updates = contents.map { "\($0.0) = excluded.\($0.0)" }.joined(separator: ", ")
        return """
            INSERT INTO \(name)(\(columns)) SELECT * FROM unnest(\(arrays(keys + contents)))
            ON CONFLICT(\(names(keys))) DO UPDATE SET \(updates)
            """
    }

    /// Removes the rows with some keys.
    var removal: String { "DELETE FROM \(name) USING unnest(\(arrays(keys))) AS wanted(\(names(keys))) WHERE \(match)" }

    /// The rows with some keys.
    var selection: String {
        let all = (keys + contents).map { "\(name).\($0.0)" }.joined(separator: ", ")
        return "SELECT \(all) FROM unnest(\(arrays(keys))) AS wanted(\(names(keys))) JOIN \(name) ON \(match)"
    }

    /// All rows of an account, and those of one of its shelves.
    var ofAccount: String { "SELECT \(columns) FROM \(name) WHERE account = $1" }
    var ofShelf: String { ofAccount + " AND shelf = $2" }

    /// The values of rows, as the statements that save take them.
    func values(_ rows: [[Parameter]]) -> [Parameter] { ColumnType.arrays(of: rows, keys + contents) }

    /// The values of keys, as the statements that select and remove take them.
    func keyValues(_ rows: [[Parameter]]) -> [Parameter] { ColumnType.arrays(of: rows, keys) }

    private var match: String { keys.map { "\(name).\($0.0) = wanted.\($0.0)" }.joined(separator: " AND ") }

    private func names(_ columns: [(String, ColumnType)]) -> String { columns.map(\.0).joined(separator: ", ") }

    private func arrays(_ columns: [(String, ColumnType)]) -> String {
        columns.enumerated().map { "$\($0.offset + 1)::\($0.element.1.rawValue)[]" }.joined(separator: ", ")
    }
}
