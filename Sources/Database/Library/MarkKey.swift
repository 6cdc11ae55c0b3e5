import MarqueeData
import MarqueeDomain

/// The key of a row of marks or of the outbox: account, item and kind of mark.
struct MarkKey: Hashable {
    let tenant: Int
    let item: Markable
    let shelf: ShelfName

    /// The key of a mark; nil for an impossible one, such as an episode on the watchlist.
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

    /// The condition that finds the row, with the first five values of a statement.
    static let condition = "account = ?1 AND shelf = ?2 AND media_id = ?3 AND season = ?4 AND episode = ?5"

    var values: [SQLValue] {
        let (season, number) = if case .episode(let episode) = item { (episode.season, episode.number) } else { (0, 0) }
        return [SQLValue(tenant), .text(shelf.rawValue), SQLValue(item.title.id), SQLValue(season), SQLValue(number)]
    }
}

extension Markable {
    /// Whether the ids are valid. Values from a server have not been checked before this point.
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

    /// The value of a mark that is not set.
    static func none(_ kind: MarkKind) -> MarkValue { MarkValue(kind, number: 0) }

    /// The inverted value. A rating becomes no rating; no rating stays none, because the new rating is unknown.
    var turned: MarkValue { MarkValue(kind, number: number == 0 && kind != .rating ? 1 : 0) }
}
