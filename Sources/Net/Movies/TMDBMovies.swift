public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let movieRows: [any OperationRow] = [
        nowPlayingMovies, popularMovies, topRatedMovies, upcomingMovies, movieDetails, movieWatchProviders, movieGenres,
        movieCredits, movieCollection, discoverMovies,
        movieAlternativeTitles, movieExternalIDs, movieImages, movieKeywords, movieLists, movieRecommendations, movieReleaseDates,
        movieReleases, movieReviews, similarMovies, movieTranslations, movieVideos,
        latestMovie,
    ]
}

/// The movies of a TMDb server.
public struct TMDBMovies: MovieAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func list(_ list: MovieList) -> Remote<Page<Movie>> { tmdb.remote(.list(list)) }
    public func discover(_ filter: MovieFilter) -> Remote<Page<Movie>> { tmdb.remote(.discoverMovies(filter)) }
    public func credits(of id: Movie.ID) -> Remote<Credits> { tmdb.remote(Endpoint(Operations.movieCredits, of: .movie(id))) }
    public func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Remote<MovieCollectionDetails> {
        tmdb.remote(Endpoint(Operations.movieCollection, of: .collection(id), including: parts))
    }
    public func watchProviders(of id: Movie.ID) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.movieWatchProviders, of: .movie(id)))
    }
    public func genres() -> Remote<[Genre]> { tmdb.remote(Endpoint(Operations.movieGenres)) }
    public func details(_ id: Movie.ID, including parts: Set<MoviePart>, as user: UserAuthorization?) -> Remote<MovieDetails> {
        tmdb.remote(.movieDetails(id, including: parts, as: user), filling: { $0.fillingGaps(for: $1) })
    }
    public func alternativeTitles(of id: Movie.ID) -> Remote<[AlternativeTitle]> {
        tmdb.remote(Endpoint(Operations.movieAlternativeTitles, of: .movie(id)), aliasesOf: .movie(id))
    }
    public func externalIDs(of id: Movie.ID) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.movieExternalIDs, of: .movie(id)))
    }
    public func images(of id: Movie.ID) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.movieImages, of: .movie(id)))
    }
    public func keywords(of id: Movie.ID) -> Remote<[Keyword]> {
        tmdb.remote(Endpoint(Operations.movieKeywords, of: .movie(id)))
    }
    public func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>> {
        tmdb.remote(Endpoint(Operations.movieLists, page: page, of: .movie(page.id)))
    }
    public func recommendations(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.movieRecommendations, page: page, of: .movie(page.id)))
    }
    public func releaseDates(of id: Movie.ID) -> Remote<[Release]> {
        tmdb.remote(Endpoint(Operations.movieReleaseDates, of: .movie(id)))
    }
    public func countryReleases(of id: Movie.ID) -> Remote<[CountryRelease]> {
        tmdb.remote(Endpoint(Operations.movieReleases, of: .movie(id)))
    }
    public func reviews(_ page: TitlePage) -> Remote<Page<Review>> {
        tmdb.remote(Endpoint(Operations.movieReviews, page: page, of: .movie(page.id)))
    }
    public func similar(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.similarMovies, page: page, of: .movie(page.id)))
    }
    public func translations(of id: Movie.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.movieTranslations, of: .movie(id)))
    }
    public func videos(of id: Movie.ID) -> Remote<[Video]> {
        tmdb.remote(Endpoint(Operations.movieVideos, of: .movie(id)))
    }
    public func latest() -> Remote<MovieDetails> { tmdb.remote(Endpoint(Operations.latestMovie)) }
}
