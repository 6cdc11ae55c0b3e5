extension TVSeriesUseCases {
    /// Reads where a series can be watched.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-watch-providers>.
    public var watchProviders: Get<TVSeries.ID, WatchProviders> { Get(series.watchProviders) }
}
