/// Copies the readable rows of one table out of a damaged file.
struct TableSalvage {
    let table: String
    let source: Connection
    let target: Connection

    // Each failed attempt costs a seek; a table that is damaged beyond this is given up where it is.
    private static let mostAttempts = 4_096

    /// Takes rows from the front until the first unreadable page, then from the back, then halves what lies between.
    func run() throws(StoreFailure) {
        var columns = try Set(names(in: target))
        columns.formIntersection((try? names(in: source)) ?? [])
        // A table of contents that cannot be read says nothing about the rows.
        let list = columns.isEmpty ? try names(in: target) : columns.sorted()
        var open: [ClosedRange<Int64>] = [Int64.min...Int64.max]
        var attempts = 0
        try target.write { () throws(StoreFailure) in
            while let range = open.popLast(), attempts < TableSalvage.mostAttempts {
                attempts += 1
                guard let reached = try copy(list, range, order: "ASC") else { continue }
                let rest = reached == Int64.max ? nil : max(reached, range.lowerBound)...range.upperBound
                guard let rest, let last = try copy(list, rest, order: "DESC") else { continue }
                let lower = rest.lowerBound
                let upper = min(last, rest.upperBound)
                guard lower < upper else { continue }
                let middle = lower / 2 + upper / 2
                guard middle > lower, middle < upper else { continue }
                open.append(middle + 1...upper)
                open.append(lower...middle)
            }
        }
    }

    /// Copies rows until one cannot be read, and returns the last rowid reached; nil if the whole range was read.
    private func copy(_ columns: [String], _ range: ClosedRange<Int64>, order: String) throws(StoreFailure) -> Int64? {
        let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
        let marks = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
        var reached = order == "ASC" ? range.lowerBound : range.upperBound
        var values: [[SQLValue]] = []
        let isWhole: Bool
        do throws(StoreFailure) {
            try source.each(
                "SELECT rowid, \(list) FROM \"\(table)\" NOT INDEXED WHERE rowid BETWEEN ?1 AND ?2 ORDER BY rowid \(order)",
                [.integer(range.lowerBound), .integer(range.upperBound)]
            ) { row in
                reached = row.integer(0)
                values.append((0...columns.count).map { row.value($0) })
            }
            isWhole = true
        } catch {
            isWhole = false
        }
        for row in values {
            // A row that breaks a rule of the schema was damaged too.
            _ = try? target.run("INSERT OR REPLACE INTO \"\(table)\"(rowid, \(list)) VALUES(\(marks))", row)
        }
        return isWhole ? nil : reached
    }

    private func names(in connection: Connection) throws(StoreFailure) -> [String] {
        try connection.all("SELECT name FROM pragma_table_info(?1)", [.text(table)]) { $0.text(0) ?? "" }
    }
}
