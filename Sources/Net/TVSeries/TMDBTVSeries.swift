public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let seriesRows: [any OperationRow] = [
        airingTodayTV, onTheAirTV, popularTV, topRatedTV, tvSeriesDetails, tvCredits, season, episode, tvWatchProviders, tvGenres,
        discoverTV,
    ]
}

/// The TV series of a TMDb server.
public struct TMDBTVSeries: TVSeriesAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of a chart.
    public func chart(_ chart: TVChart) -> Remote<Page<TVSeries>> { tmdb.remote(.tvChart(chart)) }
    /// One page of the series that fit a filter.
    public func discover(_ filter: TVFilter) -> Remote<Page<TVSeries>> { tmdb.remote(.discoverTV(filter)) }
    /// The cast and the crew of all episodes of a series.
    public func credits(of id: TVSeries.ID) -> Remote<Credits> { tmdb.remote(Endpoint(Operations.tvCredits, of: .tv(id))) }
    /// One season with its episodes.
    public func season(_ season: SeasonReference) -> Remote<SeasonDetails> {
        tmdb.remote(.season(season)) { $0.markables(in: season) }
    }
    /// One episode with appended parts.
    public func episode(_ episode: EpisodeReference) -> Remote<EpisodeDetails> {
        tmdb.remote(.episode(episode)) { _ in [.episode(episode)] }
    }
    /// Where a series can be watched.
    public func watchProviders(of id: TVSeries.ID) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.tvWatchProviders, of: .tv(id)))
    }
    /// The genres that TV series can have.
    public func genres() -> Remote<[Genre]> { tmdb.remote(Endpoint(Operations.tvGenres)) }
    /// One series with appended parts, and missing texts filled from the audience's fallback languages.
    public func details(_ id: TVSeries.ID) -> Remote<TVSeriesDetails> {
        let fallbacks = tmdb.audience.fallbackLanguages
        let remote = tmdb.remote(.tvSeriesDetails(id, withTranslations: !fallbacks.isEmpty)) { details in
            [details.lastEpisode, details.nextEpisode].compactMap { $0?.reference(in: id) }.map(Markable.episode)
        }
        return remote.map { $0.fillingGaps(from: fallbacks) }
    }
}
