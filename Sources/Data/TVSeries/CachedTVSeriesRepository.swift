public import MarqueeDomain

/// TV series from the server, stored for the time when it cannot answer.
public struct CachedTVSeriesRepository: TVSeriesRepository {
    private let api: any TVSeriesAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any TVSeriesAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// One page of a chart.
    public func chart(_ chart: TVChart) -> Read<Page<TVSeries>> { reader.read(api.chart(chart)) }
    /// One page of the series that fit a filter.
    public func discover(_ filter: TVFilter) -> Read<Page<TVSeries>> { reader.read(api.discover(filter)) }
    /// One series with its parts.
    public func details(_ id: TVSeries.ID) -> Read<TVSeriesDetails> { reader.read(api.details(id)) }
    /// The credits of all episodes of a series.
    public func credits(of id: TVSeries.ID) -> Read<Credits> { reader.read(api.credits(of: id)) }
    /// One season with its episodes.
    public func season(_ season: SeasonReference) -> Read<SeasonDetails> { reader.read(api.season(season)) }
    /// One episode with its parts.
    public func episode(_ episode: EpisodeReference) -> Read<EpisodeDetails> { reader.read(api.episode(episode)) }
    /// Where a series can be watched.
    public func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders> { reader.read(api.watchProviders(of: id)) }
    /// The genres that TV series can have.
    public func genres() -> Read<[Genre]> { reader.read(api.genres()) }
}
