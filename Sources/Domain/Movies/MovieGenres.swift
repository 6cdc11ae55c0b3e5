extension MovieUseCases {
    /// Reads the genres that movies can have (<https://developer.themoviedb.org/reference/genre-movie-list>).
    public var genres: Get<Void, [Genre]> { Get(movies.genres) }
}
