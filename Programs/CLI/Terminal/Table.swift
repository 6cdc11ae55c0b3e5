/// Rows under each other that fit a terminal: every column is as wide as its widest cell, the last one takes the rest and is cut.
struct Table {
    /// One column.
    struct Column: Sendable {
        /// Numbers are at the end of their column.
        var isNumber = false
        /// The least width, so that several tables of one screen are aligned.
        var least = 0
        /// Whether a narrow terminal may do without it.
        var isDispensable = false
        /// Whether it has ids, which a person sees only with `--ids`.
        var isID = false
    }

    /// Whether ids are shown. It belongs to the task of a command.
    @TaskLocal static var showsIDs = true

    let columns: [Column]
    let rows: [[Line]]

    private static let indent: Line = "  "
    private static let gap: Line = "  "
    /// The columns that the last one should have before others are left out for it.
    private static let enough = 16

    func lines(width: Int) -> [Line] {
        var shown = columns.indices.dropLast().filter { Self.showsIDs || !columns[$0].isID }.map { index in
            (index: index, width: rows.reduce(columns[index].least) { max($0, $1[index].columns) })
        }
        func left() -> Int {
            width - Table.indent.columns - shown.reduce(0) { $0 + $1.width + Table.gap.columns }
        }
        while left() < Table.enough, let least = shown.lastIndex(where: { columns[$0.index].isDispensable }) { shown.remove(at: least) }
        let rest = max(1, left())
        return rows.map { row in
            var line = Table.indent
            for (index, width) in shown { line += row[index].padded(to: width, front: columns[index].isNumber) + Table.gap }
            return line + (row.last ?? .empty).cut(to: rest)
        }
    }
}
