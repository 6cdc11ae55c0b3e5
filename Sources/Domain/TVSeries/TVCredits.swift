/// Reads who took part in any episode of a series, with the number of episodes. Of a long series this is a long list; the credits
/// in ``TVSeriesDetails`` are those of its latest season.
///
/// See <https://developer.themoviedb.org/reference/tv-series-aggregate-credits>.
public struct GetTVCredits: Reading {
    private let series: any TVSeriesRepository

    /// Creates the use case.
    public init(series: any TVSeriesRepository) { self.series = series }

    /// The read of one series' credits, a row for each part and each job.
    public func read(_ id: TVSeries.ID) -> Read<Credits> { series.credits(id) }
}

extension TVSeriesUseCases {
    /// Reads who took part in any episode of a series.
    public var credits: GetTVCredits { GetTVCredits(series: series) }
}
