import MarqueeData
import MarqueeDomain

/// The favorites and watchlist titles of all accounts, as the user's file has them.
struct MarkedTitles {
    let handle: SQLiteHandle

    /// The titles of all accounts, pending changes included; no more than ten thousand are looked at.
    func all() throws(StoreFailure) -> [MediaReference] {
        try handle.all(MarkedTitles.search) { row in
            let isMovie = row.text(0) == ShelfName.favoriteMovies.rawValue || row.text(0) == ShelfName.watchlistMovies.rawValue
            return isMovie ? .movie(Int(row.integer(1))) : .tv(Int(row.integer(1)))
        }
    }

    // A pending change covers the server's known value, unless the server has rejected it.
    private static let search = """
        SELECT shelf, media_id FROM mark
        WHERE \(isMarked) AND NOT EXISTS (
            SELECT 1 FROM outbox WHERE outbox.account = mark.account AND outbox.shelf = mark.shelf AND outbox.media_id = mark.media_id
                AND outbox.season = 0 AND outbox.episode = 0 AND outbox.refusal_code IS NULL AND outbox.value = 0)
        UNION SELECT shelf, media_id FROM outbox WHERE \(isMarked) AND refusal_code IS NULL
        LIMIT 10000
        """

    private static let isMarked = """
        +shelf IN ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV') AND value > 0 AND media_id > 0
        """
}
