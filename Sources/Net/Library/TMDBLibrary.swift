public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let libraryRows: [any OperationRow] = [
        setFavorite, setWatchlist, rateMovie, rateTV, rateEpisode, removeMovieRating, removeTVRating, removeEpisodeRating, movieMarks,
        tvMarks, episodeMarks, favoriteMovies, favoriteTV, watchlistMovies, watchlistTV, ratedMovies, ratedTV, ratedEpisodes,
        guestRatedMovies, guestRatedTV, guestRatedEpisodes, recommendedMovies, recommendedTV, seasonMarks,
        sortedFavoriteMovies, sortedFavoriteTV, sortedWatchlistMovies, sortedWatchlistTV, sortedRatedMovies, sortedRatedTV,
    ]
}

/// The marks of people on a TMDb server.
public struct TMDBLibrary: LibraryAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func set(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError) {
        let endpoint: Endpoint<StatusDTO>
        switch (value, item) {
        case (.rating(let rating), _): endpoint = .set(rating: rating, on: item, as: user)
        case (_, .episode):
            throw .episodesOnlyRated
        case (.favorite(let isFavorite), _): endpoint = .set(favorite: isFavorite, on: item, as: user)
        case (.watchlist(let isOnWatchlist), _): endpoint = .set(watchlist: isOnWatchlist, on: item, as: user)
        }
        do throws(MarqueeError) {
            try await tmdb.perform(endpoint)
        } catch {
            // Code 40: there was nothing to change.
            guard error.tmdbCode == 40 || (value.removes && error.meansAbsent) else { throw error }
        }
    }

    // A rating between two half points is rounded to the nearest one.
    public func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks {
        // An unreadable mark would be treated as a mark that is not set.
        let endpoint = Endpoint.marks(on: item, as: user)
        let states = try await tmdb.perform(endpoint, isExact: true)
        return try states.marks(on: item, as: user, operation: endpoint.line.name)
    }

    public func shelfOperations(of kind: Session.Kind) -> Set<String> {
        switch kind {
        case .account: Self.accountShelves
        case .guest: Self.guestShelves
        }
    }

    private static let accountShelves = names([
        Operations.favoriteMovies, Operations.favoriteTV, Operations.watchlistMovies, Operations.watchlistTV, Operations.ratedMovies,
        Operations.ratedTV, Operations.ratedEpisodes, Operations.seasonMarks, Operations.sortedFavoriteMovies, Operations.sortedFavoriteTV,
        Operations.sortedWatchlistMovies, Operations.sortedWatchlistTV, Operations.sortedRatedMovies, Operations.sortedRatedTV,
    ])
    private static let guestShelves = names([
        Operations.guestRatedMovies, Operations.guestRatedTV, Operations.guestRatedEpisodes, Operations.seasonMarks,
    ])

    private static func names(_ rows: [any OperationRow]) -> Set<String> { Set(rows.map(\.route.description)) }

    public func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Item>> {
        switch shelf.name {
        case .favoriteMovies: tmdb.remote(.favoriteMovies(page, as: user)).map { $0.entries() }
        case .favoriteTV: tmdb.remote(.favoriteTV(page, as: user)).map { $0.entries() }
        case .watchlistMovies: tmdb.remote(.watchlistMovies(page, as: user)).map { $0.entries() }
        case .watchlistTV: tmdb.remote(.watchlistTV(page, as: user)).map { $0.entries() }
        case .ratedMovies: tmdb.remote(.ratedMovies(page, as: user)).map { $0.entries() }
        case .ratedTV: tmdb.remote(.ratedTV(page, as: user)).map { $0.entries() }
        case .ratedEpisodes:
            tmdb.remote(.ratedEpisodes(page, as: user)) { page in page.items.compactMap(\.shelfEntry.markable) }.map { $0.entries() }
        }
    }
    public func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>> {
        tmdb.remote(.recommendedMovies(page: page, as: user))
    }
    public func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        tmdb.remote(.recommendedTV(page: page, as: user))
    }
    public func episodeRatings(of season: SeasonReference, as user: UserAuthorization) -> Remote<[EpisodeRating]> {
        tmdb.remote(.marks(on: season, as: user)) { ratings in
            ratings.map { .episode(of: season.series, season: season.number, number: $0.episodeNumber) }
        }
    }
    public func sortedFavoriteMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        tmdb.remote(.sortedFavoriteMovies(page, as: user))
    }
    public func sortedFavoriteTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        tmdb.remote(.sortedFavoriteTV(page, as: user))
    }
    public func sortedWatchlistMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        tmdb.remote(.sortedWatchlistMovies(page, as: user))
    }
    public func sortedWatchlistTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        tmdb.remote(.sortedWatchlistTV(page, as: user))
    }
    public func sortedRatedMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>> {
        tmdb.remote(.sortedRatedMovies(page, as: user))
    }
    public func sortedRatedTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>> {
        tmdb.remote(.sortedRatedTV(page, as: user))
    }
}

extension Page where Item: ShelfItem {
    /// The same page with items of the shelf's type, which is always the type of these items; only the compiler does not know it.
    fileprivate func entries<Other: ShelfItem>() -> Page<Other> {
        Page<Other>(
            page: page, totalPages: totalPages, totalResults: totalResults, items: items.compactMap { Other($0.shelfEntry) })
    }
}

extension MarkValue {
    fileprivate var removes: Bool {
        switch self {
        case .favorite(let isSet), .watchlist(let isSet): !isSet
        case .rating(let rating): rating == nil
        }
    }
}

extension MarqueeError {
    /// Whether the server has no such mark or no such title; code 37 is an error of the session.
    fileprivate var meansAbsent: Bool { tmdbCode != 37 && code == .notFound }
}
