import MarqueeAdministration
import MarqueeData
import MarqueeDatabase

/// The statements of an operator's acts, within a transaction on the user's file.
struct SQLiteActs: StoreTransaction {
    typealias Failure = StoreFailure
    typealias Cursor = Statement

    private let transaction: UserTransaction

    init(_ transaction: UserTransaction) { self.transaction = transaction }

    var ownAccountColumns: [StoreTable.Column] { [.integer("is_current"), .integer("last_used")] }

    func each(
        _ sql: String, _ values: [ColumnValue], _ take: (Statement) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        try transaction.each(sql, values, take)
    }

    func run(_ sql: String, _ values: [ColumnValue]) throws(StoreFailure) { try transaction.run(sql, values) }

    func update(
        _ keys: [MarkKey], of tenant: Int, isDryRun: Bool, _ change: (inout LibraryRows) -> ChangeActOutcome
    ) throws(StoreFailure) -> ChangeActOutcome? {
        try transaction.update(keys, of: tenant) { rows in
            guard isDryRun else { return change(&rows) }
            var copy = rows
            return change(&copy)
        }
    }

    // The digits of NULL would be an empty text.
    func digits(of column: String) -> String { "CASE WHEN \(column) IS NOT NULL THEN hex(\(column)) END" }

    func secret(_ parameter: String) -> String { parameter }

    func stored(_ digits: String) throws(StoreFailure) -> ColumnValue {
        guard let bytes = digits.bytesOfDigits else { throw .damagedValue }
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}
