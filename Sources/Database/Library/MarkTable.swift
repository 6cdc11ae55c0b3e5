import Foundation
import MarqueeData
import MarqueeDomain

/// The rows of the server's known values, and of the completely read shelves, on a connection.
struct MarkTable {
    let handle: SQLiteHandle

    func known(_ key: MarkKey, of tenant: Int) throws(StoreFailure) -> KnownMark? {
        try handle.first("SELECT \(KnownMark.columns) FROM mark WHERE \(MarkKey.condition)", key.values(of: tenant)) { row in
            KnownMark(row, key.kind, at: 0)
        }
    }

    func save(_ mark: KnownMark, for key: MarkKey, of tenant: Int) throws(StoreFailure) {
        try handle.run(
            """
            INSERT INTO mark(\(MarkKey.columns), \(KnownMark.columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
            ON CONFLICT(\(MarkKey.columns)) DO UPDATE SET value = ?6, learned = ?7, place = ?8, rank = ?9, arrived_at = ?10, position = ?11
            """, key.values(of: tenant) + mark.values)
    }

    /// Passes all known values of an account, or of one of its shelves, to a closure.
    func each(
        of tenant: Int, on shelf: ShelfName? = nil, _ take: (MarkKey, KnownMark) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        let condition = shelf == nil ? "account = ?1" : "account = ?1 AND shelf = ?2"
        let values = [SQLValue(tenant)] + (shelf.map { [.text($0.rawValue)] } ?? [])
        try handle.each(
            "SELECT \(MarkKey.columns), \(KnownMark.columns) FROM mark WHERE \(condition) AND \(MarkRule.condition)", values
        ) {
            (row) throws(StoreFailure) in
            let key = try MarkKey(row, at: 0)
            try take(key, KnownMark(row, key.kind, at: 5))
        }
    }

    /// The shelves of an account that have been read completely.
    func wholeShelves(of tenant: Int) throws(StoreFailure) -> Set<ShelfName> {
        let names = try handle.all("SELECT name FROM shelf WHERE account = ?1", [SQLValue(tenant)]) { $0.text(0) ?? "" }
        return Set(names.compactMap(ShelfName.init))
    }

    func noteWhole(_ shelf: ShelfName, of tenant: Int, at version: Int) throws(StoreFailure) {
        try handle.run(
            "INSERT INTO shelf(account, name, pulled) VALUES(?1, ?2, ?3) ON CONFLICT(account, name) DO UPDATE SET pulled = ?3",
            [SQLValue(tenant), .text(shelf.rawValue), SQLValue(version)])
    }
}

extension KnownMark {
    fileprivate static let columns = "value, learned, place, rank, arrived_at, position"

    fileprivate var values: [SQLValue] {
        [
            SQLValue(value.number), SQLValue(learned), SQLValue(place), SQLValue(rank), SQLValue(arrivedAt?.milliseconds),
            SQLValue(position),
        ]
    }

    fileprivate init(_ row: Statement, _ kind: MarkKind, at column: Int) {
        self.init(
            value: MarkValue(kind, number: Int(row.integer(column))), learned: Int(row.integer(column + 1)),
            place: Int(row.integer(column + 2)), rank: Int(row.integer(column + 3)),
            arrivedAt: Date(milliseconds: row.optional(column + 4)), position: Int(row.integer(column + 5)))
    }
}
