/// Copies the readable rows of one table out of a damaged file.
struct TableSalvage {
    private typealias Row = (number: Int64, values: [SQLValue])

    let table: String
    let source: SQLiteHandle
    let target: SQLiteHandle

    // Each failed attempt costs a seek; a table with more damage than this is given up at that point.
    private static let mostAttempts = 4_096

    /// Reads rows from the front until the first unreadable page, then from the back, then halves the range between.
    func run() throws(StoreFailure) {
        var columns = try Set(names(in: target))
        columns.formIntersection((try? names(in: source)) ?? [])
        // An unreadable schema says nothing about the rows.
        let list = columns.isEmpty ? try names(in: target) : columns.sorted()
        // No range can be read of a table that the schema of the damaged file does not name.
        guard let forward = try? statement(list, order: "ASC"), let backward = try? statement(list, order: "DESC") else { return }
        var rows: [Row] = []
        var open: [ClosedRange<Int64>] = [Int64.min...Int64.max]
        var attempts = 0
        while let range = open.popLast(), attempts < TableSalvage.mostAttempts {
            attempts += 1
            guard let reached = read(range, with: forward, from: range.lowerBound, into: &rows) else { continue }
            let rest = reached == Int64.max ? nil : max(reached, range.lowerBound)...range.upperBound
            guard let rest, let last = read(rest, with: backward, from: rest.upperBound, into: &rows) else { continue }
            let lower = rest.lowerBound
            let upper = min(last, rest.upperBound)
            guard lower < upper else { continue }
            let middle = lower / 2 + upper / 2
            guard middle > lower, middle < upper else { continue }
            open.append(middle + 1...upper)
            open.append(lower...middle)
        }
        try insert(rows, columns: list)
    }

    private func statement(_ columns: [String], order: String) throws(StoreFailure) -> Statement {
        let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
        let question = "SELECT \(list), rowid FROM \"\(table)\" NOT INDEXED WHERE rowid BETWEEN ?1 AND ?2 ORDER BY rowid \(order)"
        return try Statement(question, on: source.pointer)
    }

    /// Reads rows until one is unreadable, and returns the last number reached; nil if the whole range was read.
    private func read(
        _ range: ClosedRange<Int64>, with statement: Statement, from start: Int64, into rows: inout [Row]
    ) -> Int64? {
        var reached = start
        defer { statement.reset() }
        do throws(StoreFailure) {
            try statement.bind([.integer(range.lowerBound), .integer(range.upperBound)])
            while try statement.step() {
                var values = statement.values()
                values.removeLast()
                reached = statement.integer(values.count)
                rows.append((reached, values))
            }
            return nil
        } catch {
            return reached
        }
    }

    /// Rows that an index of the damaged file points to come last: a key that was damaged into that of another row must not displace that
    /// row.
    private func insert(_ rows: [Row], columns: [String]) throws(StoreFailure) {
        let rows = try Dictionary(grouping: rows, by: indexLookup(columns))
        let salvaged = SalvagedTable(name: table, columns: columns, handle: target)
        try target.write { () throws(StoreFailure) in
            for row in (rows[false] ?? []) + (rows[true] ?? []) { try salvaged.insert(row.number, row.values) }
            try salvaged.removeDuplicates()
        }
    }

    /// Whether an index of the table, that of its key if there is one, points to a row; an index is on its own pages.
    private func indexLookup(_ columns: [String]) throws(StoreFailure) -> (Row) -> Bool {
        let index = try target.first(
            "SELECT name FROM pragma_index_list(?1) WHERE partial = 0 ORDER BY \"unique\" DESC, name", [.text(table)]
        ) { $0.text(0) }
        guard let index = index ?? nil else { return { _ in false } }
        let key = try target.all("SELECT name FROM pragma_index_info(?1) ORDER BY seqno", [.text(index)]) { $0.text(0) ?? "" }
        let places = key.compactMap { columns.firstIndex(of: $0) }
        guard places.count == key.count else { return { _ in false } }
        let conditions = key.enumerated().map { "\"\($1)\" IS ?\($0 + 2)" }.joined(separator: " AND ")
        let question = "SELECT 1 FROM \"\(table)\" INDEXED BY \"\(index)\" WHERE rowid = ?1 AND \(conditions)"
        return { [source] row in
            (try? source.first(question, [.integer(row.number)] + places.map { row.values[$0] }) { $0.integer(0) }) != nil
        }
    }

    /// The columns of the table, without the one that is the number of the row.
    private func names(in handle: SQLiteHandle) throws(StoreFailure) -> [String] {
        try TableShape(table, in: handle).columns.filter { !$0.isKey }.map(\.name)
    }
}
