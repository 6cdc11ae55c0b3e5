import Foundation
import MarqueeData
import MarqueeDomain

/// The server's known value of a mark. That it has none is also a known value.
struct KnownMark {
    var value: MarkValue
    /// The version of the account's marks at which this was learned.
    var learned: Int
    /// The version at which it was placed on its shelf, or at which that shelf was read completely; 0 while it is not on it.
    var place = 0
    /// Its order among the items that were placed at the same version.
    var rank = 0
    /// When the server accepted it as a change from this device.
    var arrivedAt: Date?
    /// The position of the newest local change that the server answered; 0 if there was none.
    var position = 0
}

/// The rows of the server's known values, and of the completely read shelves, on a connection.
struct MarkTable {
    let handle: SQLiteHandle

    func known(_ key: MarkKey) throws(StoreFailure) -> KnownMark? {
        try handle.first("SELECT \(KnownMark.columns) FROM mark WHERE \(MarkKey.condition)", key.values) { row in
            KnownMark(row, key.shelf, at: 0)
        }
    }

    func save(_ mark: KnownMark, for key: MarkKey) throws(StoreFailure) {
        try handle.run(
            """
            INSERT INTO mark(\(MarkKey.columns), \(KnownMark.columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
            ON CONFLICT(\(MarkKey.columns)) DO UPDATE SET value = ?6, learned = ?7, place = ?8, rank = ?9, arrived_at = ?10, position = ?11
            """, key.values + mark.values)
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
            try take(key, KnownMark(row, key.shelf, at: 5))
        }
    }

    /// The shelves of an account that have been read completely.
    func pulled(of tenant: Int) throws(StoreFailure) -> Set<ShelfName> {
        let names = try handle.all("SELECT name FROM shelf WHERE account = ?1", [SQLValue(tenant)]) { $0.text(0) ?? "" }
        return Set(names.compactMap(ShelfName.init))
    }

    func notePull(_ shelf: ShelfName, of tenant: Int, at version: Int) throws(StoreFailure) {
        try handle.run(
            "INSERT INTO shelf(account, name, pulled) VALUES(?1, ?2, ?3) ON CONFLICT(account, name) DO UPDATE SET pulled = ?3",
            [SQLValue(tenant), .text(shelf.rawValue), SQLValue(version)])
    }
}

extension KnownMark {
    /// Stores the server's value at a version. An item that was on its shelf before stays at its place.
    mutating func note(_ new: MarkValue, as count: Int, arrivedAt moment: Date? = nil) {
        if !new.isSet {
            (place, rank, arrivedAt) = (0, 0, nil)
        } else if !value.isSet {
            (place, rank, arrivedAt) = (count, 0, moment)
        }
        (value, learned) = (new, count)
    }

    fileprivate static let columns = "value, learned, place, rank, arrived_at, position"

    fileprivate var values: [SQLValue] {
        [
            SQLValue(value.number), SQLValue(learned), SQLValue(place), SQLValue(rank), SQLValue(arrivedAt?.milliseconds),
            SQLValue(position),
        ]
    }

    fileprivate init(_ row: Statement, _ shelf: ShelfName, at column: Int) {
        value = MarkValue(shelf.kind, number: row.integer(column))
        learned = Int(row.integer(column + 1))
        place = Int(row.integer(column + 2))
        rank = Int(row.integer(column + 3))
        arrivedAt = Date(milliseconds: row.optional(column + 4))
        position = Int(row.integer(column + 5))
    }
}
