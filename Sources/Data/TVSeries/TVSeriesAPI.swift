public import MarqueeDomain

/// What a server can answer about TV series. It may gain requirements in a minor version.
public protocol TVSeriesAPI: Sendable {
    /// One page of a chart.
    func chart(_ chart: TVChart) -> Remote<Page<TVSeries>>
    /// One page of the series that fit a filter.
    func discover(_ filter: TVFilter) -> Remote<Page<TVSeries>>
    /// One series with its parts appended.
    func details(_ id: TVSeries.ID) -> Remote<TVSeriesDetails>
    /// The credits of all episodes of a series.
    func credits(of id: TVSeries.ID) -> Remote<Credits>
    /// One season with its episodes.
    func season(_ season: SeasonReference) -> Remote<SeasonDetails>
    /// One episode with its parts appended.
    func episode(_ episode: EpisodeReference) -> Remote<EpisodeDetails>
    /// Where a series can be watched.
    func watchProviders(of id: TVSeries.ID) -> Remote<WatchProviders>
    /// The genres that TV series can have.
    func genres() -> Remote<[Genre]>
}
