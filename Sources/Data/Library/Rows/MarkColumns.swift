import MarqueeDomain

/// The columns of a table whose rows are each about one mark of an account: those of the key, and those of the mark's stored values.
package struct MarkColumns<Content: Sendable>: Sendable {
    /// The name of the table.
    package let table: String
    /// The columns of the key.
    package let keys: [ColumnHead]
    /// The columns of the content.
    package let contents: [ColumnHead]
    /// All columns, in the order in which rows are written and read.
    package let all: [ColumnHead]
    private let columns: [StoredColumn<Content>]
    private let blank: @Sendable (_ tenant: Int, MarkKey) -> Content

    /// Creates the columns of a table, and the content into which they are read one after the other.
    init(
        _ table: String, _ columns: [StoredColumn<Content>], into blank: @escaping @Sendable (_ tenant: Int, MarkKey) -> Content
    ) {
        (self.table, self.columns, self.blank) = (table, columns, blank)
        (keys, contents) = (MarkKeyRow.columns.map(\.head), columns.map(\.head))
        all = keys + contents
    }

    /// The values of all columns.
    package func values(of content: Content, for key: MarkKey, of tenant: Int) -> [ColumnValue] {
        key.values(of: tenant) + columns.map { $0.stored(content) }
    }

    /// Reads a row of all columns.
    package func read<Row: RowCursor>(_ row: Row) throws(Row.Failure) -> (key: MarkKey, content: Content) {
        let found = try MarkKeyRow(row)
        guard let key = found.key else { throw Row.damagedValue }
        var (content, position) = (blank(found.tenant, key), keys.count)
        for column in columns {
            try column.read(row, at: position, into: &content)
            position += 1
        }
        return (key, content)
    }

    /// Reads the stored values of a mark from a row of all columns.
    package func content<Row: RowCursor>(of row: Row) throws(Row.Failure) -> Content { try read(row).content }
}

/// The key of a row about a mark: the account, and the parts of the mark's key.
private struct MarkKeyRow {
    var tenant = 0
    var shelf = ""
    var title = 0
    var season = 0
    var episode = 0

    static let columns: [StoredColumn<MarkKeyRow>] = [
        .integer("account", { Int64($0.tenant) }, { $0.tenant = Int($1) }),
        .text("shelf", { $0.shelf }, { $0.shelf = $1 ?? "" }),
        .integer("media_id", { Int64($0.title) }, { $0.title = Int($1) }),
        .integer("season", { Int64($0.season) }, { $0.season = Int($1) }),
        .integer("episode", { Int64($0.episode) }, { $0.episode = Int($1) }),
    ]

    init<Row: RowCursor>(_ row: Row) throws(Row.Failure) {
        for (position, column) in Self.columns.enumerated() { try column.read(row, at: position, into: &self) }
    }

    init(_ key: MarkKey, of tenant: Int) {
        (self.tenant, shelf, title, season, episode) = (tenant, key.shelf.rawValue, key.title, key.season, key.episode)
    }

    /// nil for an impossible one.
    var key: MarkKey? { ShelfName(rawValue: shelf).flatMap { MarkKey($0, title: title, season: season, episode: episode) } }
}

extension MarkKey {
    /// The values of the columns of the key.
    package func values(of tenant: Int) -> [ColumnValue] {
        let row = MarkKeyRow(self, of: tenant)
        return MarkKeyRow.columns.map { $0.stored(row) }
    }
}
