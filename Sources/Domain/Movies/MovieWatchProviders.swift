extension MovieUseCases {
    /// Reads where a movie can be watched.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-watch-providers>.
    public var watchProviders: Get<Movie.ID, WatchProviders> { Get(movies.watchProviders) }
}
