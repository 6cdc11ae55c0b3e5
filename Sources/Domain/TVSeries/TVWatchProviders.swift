/// Reads where a series can be watched.
///
/// See <https://developer.themoviedb.org/reference/tv-series-watch-providers>.
public struct GetTVWatchProviders: Reading {
    private let series: any TVSeriesRepository

    /// Creates the use case.
    public init(series: any TVSeriesRepository) { self.series = series }

    /// The read of one series' offers.
    public func read(_ id: TVSeries.ID) -> Read<WatchProviders> { series.watchProviders(of: id) }
}

extension TVSeriesUseCases {
    /// Reads where a series can be watched.
    public var watchProviders: GetTVWatchProviders { GetTVWatchProviders(series: series) }
}
