public import MarqueeDomain

/// The identity of a mark of an account: the marked item, and the shelf on which the mark puts it.
public struct MarkKey: Sendable, Hashable {
    /// The marked item.
    public let item: Markable
    /// The shelf on which the mark puts the item.
    public let shelf: ShelfName

    /// The key of a mark; nil for an impossible one, such as an episode on the watchlist or a movie without a number.
    public init?(_ kind: MarkKind, on item: Markable) {
        guard item.isPossible, let shelf = ShelfName(kind, of: item) else { return nil }
        (self.item, self.shelf) = (item, shelf)
    }

    /// The key in a row of a store; nil for an impossible one.
    ///
    /// - Parameters:
    ///   - shelf: The shelf.
    ///   - title: The number of the movie or series.
    ///   - season: The number of the season; 0 for movies and series.
    ///   - episode: The number of the episode; 0 for movies and series.
    public init?(_ shelf: ShelfName, title: Int, season: Int, episode: Int) {
        let item: Markable =
            switch shelf {
            case .favoriteMovies, .watchlistMovies, .ratedMovies: .movie(title)
            case .favoriteTV, .watchlistTV, .ratedTV: .tv(title)
            case .ratedEpisodes: .episode(of: title, season: season, number: episode)
            }
        self.init(shelf.kind, on: item)
    }

    /// The keys of all marks that an item can have.
    public static func all(on item: Markable) -> [MarkKey] { MarkKind.allCases.compactMap { MarkKey($0, on: item) } }

    /// The kind of the mark.
    public var kind: MarkKind { shelf.kind }
    /// The number of the movie or series.
    public var title: Int { item.title.id }
    /// The number of the season; 0 for movies and series.
    public var season: Int { if case .episode(let episode) = item { episode.season } else { 0 } }
    /// The number of the episode in its season; 0 for movies and series.
    public var episode: Int { if case .episode(let episode) = item { episode.number } else { 0 } }
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
