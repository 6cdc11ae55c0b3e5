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
        _ keys: [Int: [MarkKey]], _ change: (inout LibraryRows, [MarkKey]) -> ChangeActOutcome
    ) throws(StoreFailure) -> ChangeActOutcome {
        var outcome = ChangeActOutcome()
        for (tenant, keys) in keys.sorted(by: { $0.key < $1.key }) {
            if let done = try transaction.update(keys, of: tenant, { change(&$0, keys) }) { outcome.add(done) }
        }
        return outcome
    }

    // The digits of NULL would be an empty text.
    func digits(of column: String) -> String { "CASE WHEN \(column) IS NOT NULL THEN hex(\(column)) END" }

    func secret(_ parameter: String) -> String { parameter }

    func stored(_ digits: String) throws(StoreFailure) -> ColumnValue {
        guard let bytes = digits.bytesOfDigits else { throw .damagedValue }
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}
