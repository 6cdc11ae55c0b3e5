public import MarqueeData
public import MarqueeDomain

/// People's marks, as a TMDb server keeps them.
public struct TMDBLibrary: LibraryAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// Sets a mark. What the server does not have need not be taken from it, and what it has need not be given.
    public func send(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError) {
        let endpoint: Endpoint<StatusDTO>
        switch (value, item) {
        case (.rating(let rating), _): endpoint = .set(rating: rating, on: item, as: user)
        case (_, .episode):
            throw MarqueeError(.invalidInput, .init("mark.episode", "An episode can be rated, and nothing else."))
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

    /// How a person has marked something; a rating between two half points is the nearest one.
    public func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks {
        try await tmdb.perform(.marks(on: item, as: user))
    }

    /// One page of the favorite movies; guests have none, which is `.forbidden`.
    public func favoriteMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        tmdb.remote(.favoriteMovies(page, as: user))
    }
    /// One page of the favorite TV series; guests have none, which is `.forbidden`.
    public func favoriteTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        tmdb.remote(.favoriteTV(page, as: user))
    }
    /// One page of the movies on the watchlist; guests have none, which is `.forbidden`.
    public func watchlistMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        tmdb.remote(.watchlistMovies(page, as: user))
    }
    /// One page of the TV series on the watchlist; guests have none, which is `.forbidden`.
    public func watchlistTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        tmdb.remote(.watchlistTV(page, as: user))
    }
    /// One page of the rated movies.
    public func ratedMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>> {
        tmdb.remote(.ratedMovies(page, as: user))
    }
    /// One page of the rated TV series.
    public func ratedTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>> {
        tmdb.remote(.ratedTV(page, as: user))
    }
    /// One page of the rated episodes.
    public func ratedEpisodes(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<SeriesEpisode>>> {
        tmdb.remote(.ratedEpisodes(page, as: user)) { page in
            page.items.compactMap { $0.item.reference.map(Markable.episode) }
        }
    }
    /// One page of the movies that TMDb recommends; without an access token of version 4, that is `.unauthorized`.
    public func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>> {
        tmdb.remote(.recommendedMovies(page: page, as: user))
    }
    /// One page of the TV series that TMDb recommends; without an access token of version 4, that is `.unauthorized`.
    public func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        tmdb.remote(.recommendedTV(page: page, as: user))
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
    /// Whether the server has no such mark, or no such thing; code 37 is about the session.
    fileprivate var meansAbsent: Bool { tmdbCode != 37 && (code == .notFound || status == 404) }
}
