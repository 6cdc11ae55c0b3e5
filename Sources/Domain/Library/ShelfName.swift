/// One of an account's seven shelves.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ShelfName: String, Sendable, Hashable, CaseIterable {
    /// The favorite movies.
    case favoriteMovies
    /// The favorite TV series.
    case favoriteTV
    /// The movies on the watchlist.
    case watchlistMovies
    /// The TV series on the watchlist.
    case watchlistTV
    /// The rated movies.
    case ratedMovies
    /// The rated TV series.
    case ratedTV
    /// The rated episodes.
    case ratedEpisodes

    /// The kind of mark that puts a title on this shelf.
    public var kind: MarkKind {
        switch self {
        case .favoriteMovies, .favoriteTV: .favorite
        case .watchlistMovies, .watchlistTV: .watchlist
        case .ratedMovies, .ratedTV, .ratedEpisodes: .rating
        }
    }

    /// The shelf of a kind of mark for an item; nil if the item cannot have such a mark.
    public init?(_ kind: MarkKind, of item: Markable) {
        switch (kind, item) {
        case (.favorite, .movie): self = .favoriteMovies
        case (.favorite, .tv): self = .favoriteTV
        case (.watchlist, .movie): self = .watchlistMovies
        case (.watchlist, .tv): self = .watchlistTV
        case (.rating, .movie): self = .ratedMovies
        case (.rating, .tv): self = .ratedTV
        case (.rating, .episode): self = .ratedEpisodes
        case (.favorite, .episode), (.watchlist, .episode): return nil
        }
    }
}
