/// The source of TV series. It may gain requirements in a minor version.
public protocol TVSeriesRepository: Sendable {
    /// One page of a chart.
    func chart(_ chart: TVChart) -> Read<Page<TVSeries>>
    /// One page of the series that fit a filter.
    func discover(_ filter: TVFilter) -> Read<Page<TVSeries>>
    /// One series with its seasons, credits, videos, images, reviews, and similar series.
    func details(_ id: TVSeries.ID) -> Read<TVSeriesDetails>
    /// The cast and the crew of all episodes of a series.
    func credits(of id: TVSeries.ID) -> Read<Credits>
    /// One season with its episodes.
    func season(_ season: SeasonReference) -> Read<SeasonDetails>
    /// One episode with its cast, crew, guest stars and still images.
    func episode(_ episode: EpisodeReference) -> Read<EpisodeDetails>
    /// Where a series can be watched.
    func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders>
    /// The genres that TV series can have.
    func genres() -> Read<[Genre]>
}

/// All use cases of TV series.
public struct TVSeriesUseCases: Sendable {
    let series: any TVSeriesRepository

    /// Publishes the use cases of a repository.
    public init(series: any TVSeriesRepository) { self.series = series }
}
