import MarqueeData
import MarqueeDomain

extension MarkKey {
    /// The columns of a key, and their types.
    static let columns = [("shelf", ColumnType.text), ("media_id", .integer), ("season", .integer), ("episode", .integer)]

    /// Reads a key from four columns.
    init(_ row: Row, at column: Int) throws(PostgreSQLFailure) {
        let (title, season, episode) = (try row.integer(column + 1), try row.integer(column + 2), try row.integer(column + 3))
        guard let shelf = ShelfName(rawValue: row.text(column) ?? ""),
            let key = MarkKey(shelf, title: Int(title), season: Int(season), episode: Int(episode))
        else { throw .damagedValue }
        self = key
    }

    var values: [Parameter] { [.text(shelf.rawValue), Parameter(title), Parameter(season), Parameter(episode)] }
}
