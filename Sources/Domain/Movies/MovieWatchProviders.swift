extension MovieUseCases {
    /// Reads the providers that stream, rent or sell a movie, by country. A program that shows them must name JustWatch as the source
    /// (<https://developer.themoviedb.org/reference/movie-watch-providers>).
    public var watchProviders: Get<Movie.ID, WatchProviders> { Get(movies.watchProviders) }
}
