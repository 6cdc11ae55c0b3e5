extension TVSeriesUseCases {
    /// Reads the providers that stream, rent or sell a series, by country. A program that shows them must name JustWatch as the source
    /// (<https://developer.themoviedb.org/reference/tv-series-watch-providers>).
    public var watchProviders: Get<TVSeries.ID, WatchProviders> { Get(series.watchProviders) }
}
