import MarqueeData
import MarqueeDomain

/// What the server is known to have of a mark. That it has none is knowledge too.
struct KnownMark {
    var value: MarkValue
    /// The version of the account's marks with which this was learned.
    var learned: Int
    /// Whether the server took it from here after its shelf was last read as a whole.
    var hasArrived = false
    /// The position of the newest change from here that the server answered; 0 if there was none.
    var position = 0
}

/// The rows of what the server is known to have, and of the shelves that were read as a whole, on a connection.
struct MarkTable {
    let connection: Connection

    func known(_ key: MarkKey) throws(StoreFailure) -> KnownMark? {
        try connection.first("SELECT \(KnownMark.columns) FROM mark WHERE \(MarkKey.condition)", key.values) { row in
            KnownMark(row, key.shelf, at: 0)
        }
    }

    func save(_ mark: KnownMark, for key: MarkKey) throws(StoreFailure) {
        try connection.run(
            """
            INSERT INTO mark(\(MarkKey.columns), \(KnownMark.columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
            ON CONFLICT(\(MarkKey.columns)) DO UPDATE SET value = ?6, learned = ?7, has_arrived = ?8, position = ?9
            """, key.values + mark.values)
    }

    /// Hands over all that is known of an account, or of one of its shelves.
    func each(
        of tenant: Int, on shelf: ShelfName? = nil, _ take: (MarkKey, KnownMark) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        let condition = shelf == nil ? "account = ?1" : "account = ?1 AND shelf = ?2"
        let values = [SQLValue(tenant)] + (shelf.map { [.text($0.rawValue)] } ?? [])
        try connection.each("SELECT \(MarkKey.columns), \(KnownMark.columns) FROM mark WHERE \(condition) AND \(Schema.markRule)", values) {
            (row) throws(StoreFailure) in
            let key = try MarkKey(row, at: 0)
            try take(key, KnownMark(row, key.shelf, at: 5))
        }
    }

    /// Which shelves of an account have been read as a whole.
    func pulled(of tenant: Int) throws(StoreFailure) -> Set<ShelfName> {
        let names = try connection.all("SELECT name FROM shelf WHERE account = ?1", [SQLValue(tenant)]) { $0.text(0) ?? "" }
        return Set(names.compactMap(ShelfName.init))
    }

    func notePull(_ shelf: ShelfName, of tenant: Int, at version: Int) throws(StoreFailure) {
        try connection.run(
            "INSERT INTO shelf(account, name, pulled) VALUES(?1, ?2, ?3) ON CONFLICT(account, name) DO UPDATE SET pulled = ?3",
            [SQLValue(tenant), .text(shelf.rawValue), SQLValue(version)])
    }
}

extension KnownMark {
    fileprivate static let columns = "value, learned, has_arrived, position"

    fileprivate var values: [SQLValue] { [SQLValue(value.number), SQLValue(learned), SQLValue(hasArrived), SQLValue(position)] }

    fileprivate init(_ row: Statement, _ shelf: ShelfName, at column: Int) {
        value = MarkValue(shelf.kind, number: row.integer(column))
        learned = Int(row.integer(column + 1))
        hasArrived = row.integer(column + 2) != 0
        position = Int(row.integer(column + 3))
    }
}
