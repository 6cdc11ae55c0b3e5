/// The source of TV series. It may gain requirements in a minor version.
public protocol TVSeriesRepository: Sendable {
    /// One page of a chart.
    func chart(_ chart: TVChart) -> Read<Page<TVSeries>>
    /// One page of the series that fit a filter.
    func discover(_ filter: TVFilter) -> Read<Page<TVSeries>>
    /// One series with its seasons, credits, videos, images, reviews, and similar series.
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>) -> Read<TVSeriesDetails>
    /// The cast and the crew of all episodes of a series.
    func credits(of id: TVSeries.ID) -> Read<Credits>
    /// One season with its episodes.
    func season(_ season: SeasonReference, including parts: Set<SeasonPart>) -> Read<SeasonDetails>
    /// Several seasons with their episodes, without those that TMDb does not have.
    func seasons(_ seasons: SeriesSeasons) -> Read<[SeasonDetails]>
    /// One episode with its cast, crew, guest stars and still images.
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>) -> Read<EpisodeDetails>
    /// Where a series can be watched.
    func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders>
    /// The genres that TV series can have.
    func genres() -> Read<[Genre]>
    /// The titles of a series in other countries.
    func alternativeTitles(of id: TVSeries.ID) -> Read<[AlternativeTitle]>
    /// The age ratings of a series, by country.
    func contentRatings(of id: TVSeries.ID) -> Read<[ContentRating]>
    /// The cast and the crew of the latest season of a series.
    func latestSeasonCredits(of id: TVSeries.ID) -> Read<Credits>
    /// The other orders in which the episodes of a series exist.
    func episodeGroups(of id: TVSeries.ID) -> Read<[EpisodeGroup]>
    /// The ids of a series at other services.
    func externalIDs(of id: TVSeries.ID) -> Read<ExternalIDs>
    /// The posters, backdrops and logos of a series.
    func images(of id: TVSeries.ID) -> Read<ImageSet>
    /// The keywords of a series.
    func keywords(of id: TVSeries.ID) -> Read<[Keyword]>
    /// The lists of people that a series is on, a page at a time.
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>>
    /// TMDb's recommendations for people who liked a series, a page at a time.
    func recommendations(_ page: TitlePage) -> Read<Page<TVSeries>>
    /// The reviews of a series, a page at a time.
    func reviews(_ page: TitlePage) -> Read<Page<Review>>
    /// The episodes of a series that were screened in theaters.
    func screenedTheatrically(of id: TVSeries.ID) -> Read<[ScreenedEpisode]>
    /// Series with the same genres and keywords as a series, a page at a time.
    func similar(_ page: TitlePage) -> Read<Page<TVSeries>>
    /// The texts of a series in all languages.
    func translations(of id: TVSeries.ID) -> Read<[Translation]>
    /// The trailers and other videos of a series.
    func videos(of id: TVSeries.ID) -> Read<[Video]>
    /// One order of the episodes of a series, with its groups.
    func episodeGroup(_ id: EpisodeGroup.ID) -> Read<EpisodeGroupDetails>
    /// The series that was added to TMDb last.
    func latest() -> Read<TVSeriesDetails>
}

/// All use cases of TV series.
public struct TVSeriesUseCases: Sendable {
    let series: any TVSeriesRepository

    /// Publishes the use cases of a repository.
    public init(series: any TVSeriesRepository) { self.series = series }
}
