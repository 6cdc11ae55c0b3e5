public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let movieRows: [any OperationRow] = [
        nowPlayingMovies, popularMovies, topRatedMovies, upcomingMovies, movieDetails, movieWatchProviders, movieGenres,
        movieCredits, movieCollection, discoverMovies,
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
    public func collection(_ id: MovieCollection.ID) -> Remote<MovieCollectionDetails> {
        tmdb.remote(Endpoint(Operations.movieCollection, of: .collection(id)))
    }
    /// Where a movie can be watched.
    public func watchProviders(of id: Movie.ID) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.movieWatchProviders, of: .movie(id)))
    }
    /// The genres that movies can have.
    public func genres() -> Remote<[Genre]> { tmdb.remote(Endpoint(Operations.movieGenres)) }
    /// One movie with appended parts, and missing texts filled from the audience's fallback languages.
    public func details(_ id: Movie.ID) -> Remote<MovieDetails> {
        let audience = tmdb.audience
        return tmdb.remote(.movieDetails(id, withTranslations: audience.hasFallbacks)).map { $0.fillingGaps(for: audience) }
    }
}
