/// The current row of a result, as an engine reads it. A column is found by its position in the statement, which was made from the columns.
package protocol RowCursor {
    /// The error type of the engine.
    associatedtype Failure: Error

    /// The failure of a row with impossible values.
    static var damagedValue: Failure { get }

    /// The number in a column that is never NULL. If it is NULL nevertheless, the engine returns 0 or throws.
    func integer(_ column: Int) throws(Failure) -> Int64
    /// The number in a column; nil for NULL.
    func optional(_ column: Int) throws(Failure) -> Int64?
    /// The text in a column; nil for NULL.
    func text(_ column: Int) -> String?
}

/// The type of the values of a column.
package enum ColumnKind: Sendable {
    case integer
    case text
}

/// A value for a column.
package enum ColumnValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case text(String)
}
