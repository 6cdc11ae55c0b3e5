/// Copies rows from pages of a damaged file that SQLite cannot reach any more, for example if the header or the root of a table is lost.
///
/// The table of a row is recognized by its shape. A row that fits several tables, or continues on other pages, stays only in the copy of
/// the damaged file.
struct PageSalvage {
    let source: SQLiteHandle
    let target: SQLiteHandle
    let tables: [String]

    /// The page size of the SDK's files, used if the header is unreadable.
    private static let usualPage = 4_096

    func run() throws(StoreFailure) {
        let shapes = try tables.map { table throws(StoreFailure) in try TableShape(table, in: target) }
        let size = try source.fileSize()
        let page = try pageSize()
        try target.write { () throws(StoreFailure) in
            // The first page holds the schema and no rows of the SDK's tables.
            for start in stride(from: page, through: size - page, by: page) {
                let bytes = try source.fileBytes(at: start, count: page)
                for row in LeafPage(bytes[...])?.rows ?? [] { try insert(row, shapes) }
            }
        }
    }

    private func insert(_ row: (id: Int64, values: [SQLValue]), _ shapes: [TableShape]) throws(StoreFailure) {
        let fitting = shapes.filter { $0.fits(row.values) }
        guard let shape = fitting.first, fitting.count == 1 else { return }
        let cells = zip(shape.columns, row.values).filter { !$0.0.isKey }
        try SalvagedTable(name: shape.table, columns: cells.map(\.0.name), handle: target).insert(row.id, cells.map(\.1))
    }

    private func pageSize() throws(StoreFailure) -> Int {
        let header = try source.fileBytes(at: 16, count: 2)
        let size = Int(header[0]) << 8 | Int(header[1])
        return size >= 512 && size.nonzeroBitCount == 1 ? size : PageSalvage.usualPage
    }
}

/// The shape of a table's rows.
struct TableShape {
    struct Column {
        let name: String
        let type: String
        let isKey: Bool
        let isOptional: Bool
        let hasDefault: Bool
    }

    let table: String
    let columns: [Column]

    init(_ table: String, in handle: SQLiteHandle) throws(StoreFailure) {
        self.table = table
        columns = try handle.all("SELECT name, type, pk, \"notnull\", dflt_value FROM pragma_table_info(?1)", [.text(table)]) { row in
            let type = row.text(1)?.uppercased() ?? ""
            return Column(
                name: row.text(0) ?? "", type: type, isKey: row.integer(2) > 0 && type == "INTEGER", isOptional: row.integer(3) == 0,
                hasDefault: !row.isNull(4))
        }
    }

    /// A row of an earlier version may lack the last columns, if they have a default.
    func fits(_ values: [SQLValue]) -> Bool {
        zip(columns, values).allSatisfy { TableShape.fits($1, $0) } && values.count <= columns.count
            && columns.dropFirst(values.count).allSatisfy(\.hasDefault)
    }

    private static func fits(_ value: SQLValue, _ column: Column) -> Bool {
        switch value {
        case .null: column.isKey || column.isOptional
        case .integer: !column.isKey && ["INTEGER", "REAL"].contains(column.type)
        case .real: column.type == "REAL"
        case .text: column.type == "TEXT"
        case .blob: column.type == "BLOB"
        }
    }
}
