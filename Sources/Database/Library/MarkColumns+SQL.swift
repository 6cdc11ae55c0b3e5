import MarqueeData

extension Statement: RowCursor {
    package typealias Failure = StoreFailure

    package static var damagedValue: StoreFailure { .damagedValue }
}

extension MarkColumns {
    /// The condition that finds the row of a key, with the first values of a statement.
    var keyCondition: String { keys.enumerated().map { "\($1.name) = ?\($0 + 1)" }.joined(separator: " AND ") }

    /// Selects all columns of the rows that a condition finds, by an index if one is named.
    func selection(by index: String? = nil, where condition: String) -> String {
        "SELECT \(all.list) FROM \(table) \(index.map { "INDEXED BY \($0) " } ?? "")WHERE \(condition)"
    }

    /// Inserts or updates a row.
    var saving: String {
        """
        INSERT INTO \(table)(\(all.list)) VALUES(\(all.indices.map { "?\($0 + 1)" }.joined(separator: ", ")))
        ON CONFLICT(\(keys.list)) DO UPDATE SET \(contents.map { "\($0.name) = excluded.\($0.name)" }.joined(separator: ", "))
        """
    }
}

extension SQLValue {
    init(_ value: ColumnValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        }
    }
}
