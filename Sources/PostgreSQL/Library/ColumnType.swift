/// The types of the columns of marks.
enum ColumnType: String {
    case integer = "bigint"
    case text

    /// Rows turned into one array for each column, so that one statement takes any number of them.
    static func arrays(of rows: [[Parameter]], _ columns: [(String, ColumnType)]) -> [Parameter] {
        columns.enumerated().map { index, column in
            switch column.1 {
            case .integer: .integers(rows.map { if case .integer(let number) = $0[index] { number } else { nil } })
            case .text: .texts(rows.map { if case .text(let text) = $0[index] { text } else { nil } })
            }
        }
    }
}
