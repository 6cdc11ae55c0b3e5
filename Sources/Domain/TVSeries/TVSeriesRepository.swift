/// The source of TV series. ``TVSeriesUseCases`` documents the requirements that it publishes. The protocol may gain requirements in a
/// minor version.
public protocol TVSeriesRepository: Sendable {
    /// Returns the read of one of TMDb's lists of series.
    func list(_ list: TVList) -> Read<Page<TVSeries>>
    /// Returns the read of a page of the series that meet a filter. The filter has been checked.
    func discover(_ filter: TVFilter) -> Read<Page<TVSeries>>
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>) -> Read<TVSeriesDetails>
    func aggregateCredits(of id: TVSeries.ID) -> Read<AggregateCredits>
    func season(_ season: SeasonReference, including parts: Set<SeasonPart>) -> Read<SeasonDetails>
    /// Returns the read of several seasons with their episodes. Seasons unknown to TMDb are left out.
    func seasons(_ seasons: SeriesSeasons) -> Read<[SeasonDetails]>
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>) -> Read<EpisodeDetails>
    func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders>
    /// Returns the read of the genres that TV series can have.
    func genres() -> Read<[Genre]>
    func alternativeTitles(of id: TVSeries.ID) -> Read<[AlternativeTitle]>
    func contentRatings(of id: TVSeries.ID) -> Read<[ContentRating]>
    func credits(of id: TVSeries.ID) -> Read<Credits>
    func episodeGroups(of id: TVSeries.ID) -> Read<[EpisodeGroup]>
    func externalIDs(of id: TVSeries.ID) -> Read<ExternalIDs>
    func images(of id: TVSeries.ID) -> Read<ImageSet>
    func keywords(of id: TVSeries.ID) -> Read<[Keyword]>
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>>
    func recommendations(_ page: TitlePage) -> Read<Page<TVSeries>>
    func reviews(_ page: TitlePage) -> Read<Page<Review>>
    func screenedTheatrically(of id: TVSeries.ID) -> Read<[ScreenedEpisode]>
    func similar(_ page: TitlePage) -> Read<Page<TVSeries>>
    func translations(of id: TVSeries.ID) -> Read<[Translation]>
    func videos(of id: TVSeries.ID) -> Read<[Video]>
    func episodeGroup(_ id: EpisodeGroup.ID) -> Read<EpisodeGroupDetails>
    func latest() -> Read<TVSeriesDetails>
}

/// All use cases of TV series.
///
/// ```swift
/// let series = try await marquee.tv.details(1399)
/// let season = try await marquee.tvSeasons.details(1399, season: 1)
/// print(series.name, season.episodes.count)
/// ```
public struct TVSeriesUseCases: Sendable {
    let series: any TVSeriesRepository

    public init(series: any TVSeriesRepository) { self.series = series }
}
