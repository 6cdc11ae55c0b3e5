import MarqueeData
import MarqueeDomain

/// Which mark, on what, of whom: what a row of marks or of the outbox is found by.
struct MarkKey: Hashable {
    let tenant: Int
    let item: Markable
    let shelf: ShelfName

    /// The key of a mark; nil for one that there cannot be, such as that of an episode on the watchlist.
    init?(_ kind: MarkKind, on item: Markable, of tenant: Int) {
        guard item.isPossible, let shelf = ShelfName(kind, of: item) else { return nil }
        (self.tenant, self.item, self.shelf) = (tenant, item, shelf)
    }

    /// Reads a key from five columns.
    init(_ row: Statement, at column: Int) throws(StoreFailure) {
        guard let shelf = ShelfName(rawValue: row.text(column + 1) ?? "") else { throw .damagedValue }
        let (id, season, episode) = (Int(row.integer(column + 2)), Int(row.integer(column + 3)), Int(row.integer(column + 4)))
        self.shelf = shelf
        tenant = Int(row.integer(column))
        item =
            switch shelf {
            case .favoriteMovies, .watchlistMovies, .ratedMovies: .movie(id)
            case .favoriteTV, .watchlistTV, .ratedTV: .tv(id)
            case .ratedEpisodes: .episode(of: id, season: season, number: episode)
            }
    }

    static let columns = "account, shelf, media_id, season, episode"

    /// Finds the row, by the first five values of a statement.
    static let condition = "account = ?1 AND shelf = ?2 AND media_id = ?3 AND season = ?4 AND episode = ?5"

    var values: [SQLValue] {
        let (season, number) = if case .episode(let episode) = item { (episode.season, episode.number) } else { (0, 0) }
        return [SQLValue(tenant), .text(shelf.rawValue), SQLValue(item.title.id), SQLValue(season), SQLValue(number)]
    }
}

extension Markable {
    /// Whether something may have this number. What a server sends is not looked at before it comes here.
    fileprivate var isPossible: Bool {
        switch self {
        case .movie(let id), .tv(let id): id > 0
        case .episode(let episode): episode.series > 0 && episode.season >= 0 && episode.number >= 0
        }
    }
}

extension MarkValue {
    /// The value as a number: 0 and 1 for no and yes, half points for a rating, 0 for none.
    var number: Int {
        switch self {
        case .favorite(let isSet), .watchlist(let isSet): isSet ? 1 : 0
        case .rating(let rating): rating?.halfPoints ?? 0
        }
    }

    init(_ kind: MarkKind, number: Int64) {
        self =
            switch kind {
            case .favorite: .favorite(number != 0)
            case .watchlist: .watchlist(number != 0)
            case .rating: .rating(Rating(halfPoints: Int(number)))
            }
    }

    /// The mark of a thing that is not marked.
    static func none(_ kind: MarkKind) -> MarkValue { MarkValue(kind, number: 0) }

    /// What turning it makes of it. What is rated is no longer rated; what to rate it as nobody can know.
    var turned: MarkValue { MarkValue(kind, number: number == 0 && kind != .rating ? 1 : 0) }
}
