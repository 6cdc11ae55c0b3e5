extension TVSeriesUseCases {
    /// Reads the genres that TV series can have (<https://developer.themoviedb.org/reference/genre-tv-list>).
    public var genres: Get<Void, [Genre]> { Get(series.genres) }
}
