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

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of a chart.
    public func chart(_ chart: MovieChart) -> Remote<Page<Movie>> { tmdb.remote(.chart(chart)) }
    /// One page of the movies that fit a filter.
    public func discover(_ filter: MovieFilter) -> Remote<Page<Movie>> { tmdb.remote(.discoverMovies(filter)) }
    /// Who plays in a movie and who made it.
    public func credits(of id: Movie.ID) -> Remote<Credits> { tmdb.remote(Endpoint(Operations.movieCredits, of: .movie(id))) }
    /// A collection with its movies.
    public func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Remote<MovieCollectionDetails> {
        tmdb.remote(Endpoint(Operations.movieCollection, of: .collection(id), including: parts))
    }
    /// Where a movie can be watched.
    public func watchProviders(of id: Movie.ID) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.movieWatchProviders, of: .movie(id)))
    }
    /// The genres that movies can have.
    public func genres() -> Remote<[Genre]> { tmdb.remote(Endpoint(Operations.movieGenres)) }
    /// One movie with appended parts, and missing texts filled from the audience's fallback languages.
    public func details(_ id: Movie.ID, including parts: Set<MoviePart>, as user: UserAuthorization?) -> Remote<MovieDetails> {
        let audience = tmdb.audience
        let parts = audience.hasFallbacks ? parts.union([.translations]) : parts
        return tmdb.remote(.movieDetails(id, including: parts, as: user)).map { $0.fillingGaps(for: audience) }
    }
    /// The titles of a movie in other countries.
    public func alternativeTitles(of id: Movie.ID) -> Remote<[AlternativeTitle]> {
        tmdb.remote(Endpoint(Operations.movieAlternativeTitles, of: .movie(id)))
    }
    /// The ids of a movie at other services.
    public func externalIDs(of id: Movie.ID) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.movieExternalIDs, of: .movie(id)))
    }
    /// The posters, backdrops and logos of a movie.
    public func images(of id: Movie.ID) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.movieImages, of: .movie(id)))
    }
    /// The keywords of a movie.
    public func keywords(of id: Movie.ID) -> Remote<[Keyword]> {
        tmdb.remote(Endpoint(Operations.movieKeywords, of: .movie(id)))
    }
    /// The lists of people that a movie is on, a page at a time.
    public func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>> {
        tmdb.remote(Endpoint(Operations.movieLists, page: page, of: .movie(page.id)))
    }
    /// TMDb's recommendations for people who liked a movie, a page at a time.
    public func recommendations(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.movieRecommendations, page: page, of: .movie(page.id)))
    }
    /// The releases of a movie, by region.
    public func releases(of id: Movie.ID) -> Remote<[Release]> {
        tmdb.remote(Endpoint(Operations.movieReleaseDates, of: .movie(id)))
    }
    /// The releases of a movie in an older form of TMDb: one day and one certification for each row.
    public func countryReleases(of id: Movie.ID) -> Remote<[CountryRelease]> {
        tmdb.remote(Endpoint(Operations.movieReleases, of: .movie(id)))
    }
    /// The reviews of a movie, a page at a time.
    public func reviews(_ page: TitlePage) -> Remote<Page<Review>> {
        tmdb.remote(Endpoint(Operations.movieReviews, page: page, of: .movie(page.id)))
    }
    /// Movies with the same genres and keywords as a movie, a page at a time.
    public func similar(_ page: TitlePage) -> Remote<Page<Movie>> {
        tmdb.remote(Endpoint(Operations.similarMovies, page: page, of: .movie(page.id)))
    }
    /// The texts of a movie in all languages.
    public func translations(of id: Movie.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.movieTranslations, of: .movie(id)))
    }
    /// The trailers and other videos of a movie.
    public func videos(of id: Movie.ID) -> Remote<[Video]> {
        tmdb.remote(Endpoint(Operations.movieVideos, of: .movie(id)))
    }
    /// The movie that was added to TMDb last.
    public func latest() -> Remote<MovieDetails> { tmdb.remote(Endpoint(Operations.latestMovie)) }
}
