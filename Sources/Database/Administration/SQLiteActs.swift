import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The statements of an operator's acts, on a connection within a transaction. SQLite numbers parameters with names in their first order.
struct SQLiteActs: StoreTransaction {
    typealias Failure = StoreFailure
    typealias Cursor = Statement

    let handle: SQLiteHandle
    let now: Date

    var ownAccountColumns: [StoreTable.Column] { [.integer("is_current"), .integer("last_used")] }

    func each(
        _ sql: String, _ values: [ColumnValue], _ take: (Statement) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        try handle.each(sql, values.map { SQLValue($0) }, take)
    }

    func run(_ sql: String, _ values: [ColumnValue]) throws(StoreFailure) { try handle.run(sql, values.map { SQLValue($0) }) }

    func update(
        _ keys: [MarkKey], of tenant: Int, isDryRun: Bool, _ change: (inout LibraryRows) -> ChangeActOutcome
    ) throws(StoreFailure) -> ChangeActOutcome? {
        guard let tables = try LibraryTables(tenant, handle) else { return nil }
        return try tables.update(.marks(keys), at: now) { rows in
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
