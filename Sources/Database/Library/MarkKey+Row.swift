import MarqueeData
import MarqueeDomain

/// The key of a row of marks or of the outbox: account, item and kind of mark.
extension MarkKey {
    static let columns = "account, shelf, media_id, season, episode"

    /// The condition that finds the row, with the first five values of a statement.
    static let condition = "account = ?1 AND shelf = ?2 AND media_id = ?3 AND season = ?4 AND episode = ?5"

    /// Reads a key from five columns; the first one has the account.
    init(_ row: Statement, at column: Int) throws(StoreFailure) {
        guard let shelf = ShelfName(rawValue: row.text(column + 1) ?? ""),
            let key = MarkKey(
                shelf, title: Int(row.integer(column + 2)), season: Int(row.integer(column + 3)), episode: Int(row.integer(column + 4)))
        else { throw .damagedValue }
        self = key
    }

    func values(of tenant: Int) -> [SQLValue] {
        [SQLValue(tenant), .text(shelf.rawValue), SQLValue(title), SQLValue(season), SQLValue(episode)]
    }
}
