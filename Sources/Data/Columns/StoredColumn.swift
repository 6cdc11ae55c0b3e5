/// A column of a table: its name, how a value is written to it, and how a value is read from it.
///
/// The engines make their statements from lists of columns, and read rows in the order of the list. So a new column is one line in its list and
/// one in the schema of each engine. It is a class because reading a value of a column then copies nothing.
package final class StoredColumn<Value>: Sendable {
    /// The name and the type of the values.
    package let head: ColumnHead
    private let access: Access

    private init(_ name: String, _ kind: ColumnKind, _ access: Access) {
        head = ColumnHead(name: name, kind: kind)
        self.access = access
    }

    private enum Access: Sendable {
        case integer(@Sendable (Value) -> Int64, @Sendable (inout Value, Int64) -> Void)
        case optional(@Sendable (Value) -> Int64?, @Sendable (inout Value, Int64?) -> Void)
        case text(@Sendable (Value) -> String?, @Sendable (inout Value, String?) -> Void)
    }

    /// A column of numbers without NULL.
    static func integer(
        _ name: String, _ get: @escaping @Sendable (Value) -> Int64, _ set: @escaping @Sendable (inout Value, Int64) -> Void
    ) -> StoredColumn {
        StoredColumn(name, .integer, .integer(get, set))
    }

    /// A column of numbers; nil is NULL.
    static func optional(
        _ name: String, _ get: @escaping @Sendable (Value) -> Int64?, _ set: @escaping @Sendable (inout Value, Int64?) -> Void
    ) -> StoredColumn {
        StoredColumn(name, .integer, .optional(get, set))
    }

    /// A column of texts; nil is NULL.
    static func text(
        _ name: String, _ get: @escaping @Sendable (Value) -> String?, _ set: @escaping @Sendable (inout Value, String?) -> Void
    ) -> StoredColumn {
        StoredColumn(name, .text, .text(get, set))
    }

    /// The value that is written to the column.
    func stored(_ value: Value) -> ColumnValue {
        switch access {
        case .integer(let get, _): .integer(get(value))
        case .optional(let get, _): get(value).map { .integer($0) } ?? .null
        case .text(let get, _): get(value).map { .text($0) } ?? .null
        }
    }

    /// Reads the column at a position of a row into a value.
    func read<Row: RowCursor>(_ row: Row, at position: Int, into value: inout Value) throws(Row.Failure) {
        switch access {
        case .integer(_, let set): set(&value, try row.integer(position))
        case .optional(_, let set): set(&value, try row.optional(position))
        case .text(_, let set): set(&value, row.text(position))
        }
    }
}

/// The name of a column, and the type of its values.
package struct ColumnHead: Sendable, Hashable {
    package let name: String
    package let kind: ColumnKind
}

extension [ColumnHead] {
    /// The names with commas between them.
    package var list: String { map(\.name).joined(separator: ", ") }
}
