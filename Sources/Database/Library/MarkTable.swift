import Foundation
import MarqueeData
import MarqueeDomain

/// What the server is known to have of a mark. That it has none is knowledge too.
struct KnownMark {
    var value: MarkValue
    /// The version of the account's marks with which this was learned.
    var learned: Int
    /// The count with which it came to stand on its shelf, or up to which that was read as a whole; 0 while it does not.
    var place = 0
    /// Its place among what came to stand there with the same count.
    var rank = 0
    /// When the server put it there because of a change from here.
    var arrivedAt: Date?
    /// The position of the newest change from here that the server answered; 0 if there was none.
    var position = 0
}

/// The rows of what the server is known to have, and of the shelves that were read as a whole, on a connection.
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

    /// Hands over all that is known of an account, or of one of its shelves.
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

    /// Which shelves of an account have been read as a whole.
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
    /// Notes what the server has as of a count. What stood on its shelf before keeps its place there.
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
