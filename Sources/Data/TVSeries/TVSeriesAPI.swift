public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a server can answer about TV series. It may gain requirements in a minor version.
public protocol TVSeriesAPI: Sendable {
    /// One page of a chart.
    func chart(_ chart: TVChart) -> Remote<Page<TVSeries>>
    /// One page of the series that fit a filter.
    func discover(_ filter: TVFilter) -> Remote<Page<TVSeries>>
    /// One series with its parts appended.
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>, as user: UserAuthorization?) -> Remote<TVSeriesDetails>
    /// The credits of all episodes of a series.
    func credits(of id: TVSeries.ID) -> Remote<Credits>
    /// One season with its episodes.
    func season(_ season: SeasonReference, including parts: Set<SeasonPart>, as user: UserAuthorization?) -> Remote<SeasonDetails>
    /// The bodies of up to 20 seasons from one answer, each as if it had been asked for alone and without parts; nil where the API cannot
    /// answer so.
    func seasons(_ numbers: [Int], of series: TVSeries.ID) -> Remote<[Int: Data]>?
    /// One episode with its parts appended.
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>, as user: UserAuthorization?) -> Remote<EpisodeDetails>
    /// Where a series can be watched.
    func watchProviders(of id: TVSeries.ID) -> Remote<WatchProviders>
    /// The genres that TV series can have.
    func genres() -> Remote<[Genre]>
    /// The titles of a series in other countries.
    func alternativeTitles(of id: TVSeries.ID) -> Remote<[AlternativeTitle]>
    /// The age ratings of a series, by country.
    func contentRatings(of id: TVSeries.ID) -> Remote<[ContentRating]>
    /// The cast and the crew of the latest season of a series.
    func latestSeasonCredits(of id: TVSeries.ID) -> Remote<Credits>
    /// The other orders in which the episodes of a series exist.
    func episodeGroups(of id: TVSeries.ID) -> Remote<[EpisodeGroup]>
    /// The ids of a series at other services.
    func externalIDs(of id: TVSeries.ID) -> Remote<ExternalIDs>
    /// The posters, backdrops and logos of a series.
    func images(of id: TVSeries.ID) -> Remote<ImageSet>
    /// The keywords of a series.
    func keywords(of id: TVSeries.ID) -> Remote<[Keyword]>
    /// The lists of people that a series is on, a page at a time.
    func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>>
    /// TMDb's recommendations for people who liked a series, a page at a time.
    func recommendations(_ page: TitlePage) -> Remote<Page<TVSeries>>
    /// The reviews of a series, a page at a time.
    func reviews(_ page: TitlePage) -> Remote<Page<Review>>
    /// The episodes of a series that were screened in theaters.
    func screenedTheatrically(of id: TVSeries.ID) -> Remote<[ScreenedEpisode]>
    /// Series with the same genres and keywords as a series, a page at a time.
    func similar(_ page: TitlePage) -> Remote<Page<TVSeries>>
    /// The texts of a series in all languages.
    func translations(of id: TVSeries.ID) -> Remote<[Translation]>
    /// The trailers and other videos of a series.
    func videos(of id: TVSeries.ID) -> Remote<[Video]>
    /// One order of the episodes of a series, with its groups.
    func episodeGroup(_ id: EpisodeGroup.ID) -> Remote<EpisodeGroupDetails>
    /// The series that was added to TMDb last.
    func latest() -> Remote<TVSeriesDetails>
}
