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
    /// One season with its episodes, and its missing texts filled from the audience's fallback languages.
    public func season(_ season: SeasonReference) -> Remote<SeasonDetails> {
        let audience = tmdb.audience
        let remote = tmdb.remote(.season(season, withTranslations: audience.hasFallbacks)) { $0.markables(in: season) }
        return remote.map { $0.fillingGaps(for: audience) }
    }
    /// One episode with appended parts, and missing texts filled from the audience's fallback languages.
    public func episode(_ episode: EpisodeReference) -> Remote<EpisodeDetails> {
        let audience = tmdb.audience
        let remote = tmdb.remote(.episode(episode, withTranslations: audience.hasFallbacks)) { _ in [.episode(episode)] }
        return remote.map { $0.fillingGaps(for: audience) }
    }
    /// Where a series can be watched.
    public func watchProviders(of id: TVSeries.ID) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.tvWatchProviders, of: .tv(id)))
    }
    /// The genres that TV series can have.
    public func genres() -> Remote<[Genre]> { tmdb.remote(Endpoint(Operations.tvGenres)) }
    /// One series with appended parts, and missing texts filled from the audience's fallback languages.
    public func details(_ id: TVSeries.ID) -> Remote<TVSeriesDetails> {
        let audience = tmdb.audience
        let remote = tmdb.remote(.tvSeriesDetails(id, withTranslations: audience.hasFallbacks)) { details in
            [details.lastEpisode, details.nextEpisode].compactMap { $0?.reference(in: id) }.map(Markable.episode)
        }
        return remote.map { $0.fillingGaps(for: audience) }
    }
}
