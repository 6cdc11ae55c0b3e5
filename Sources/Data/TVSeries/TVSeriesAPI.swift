public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The reads of TV series from a server. The protocol may gain requirements in a minor version.
public protocol TVSeriesAPI: Sendable {
    /// `GET /3/tv/airing_today`, `GET /3/tv/on_the_air`, `GET /3/tv/popular` or `GET /3/tv/top_rated`
    func list(_ list: TVList) -> Remote<Page<TVSeries>>
    /// `GET /3/discover/tv`
    func discover(_ filter: TVFilter) -> Remote<Page<TVSeries>>
    /// `GET /3/tv/{series_id}`. Missing texts are filled from the audience's fallback languages.
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>, as user: UserAuthorization?) -> Remote<TVSeriesDetails>
    /// `GET /3/tv/{series_id}/aggregate_credits`
    func aggregateCredits(of id: TVSeries.ID) -> Remote<AggregateCredits>
    /// `GET /3/tv/{series_id}/season/{season_number}`. Missing texts are filled from the audience's fallback languages.
    func season(_ season: SeasonReference, including parts: Set<SeasonPart>, as user: UserAuthorization?) -> Remote<SeasonDetails>
    /// `GET /3/tv/{series_id}` with up to 20 seasons appended: the body of each, as if it had been read alone and without parts. Nil if the
    /// API cannot answer so.
    func seasons(_ numbers: [Int], of series: TVSeries.ID) -> Remote<[Int: Data]>?
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}`. Missing
    /// texts are filled from the audience's fallback languages.
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>, as user: UserAuthorization?) -> Remote<EpisodeDetails>
    /// `GET /3/tv/{series_id}/watch/providers`
    func watchProviders(of id: TVSeries.ID) -> Remote<WatchProviders>
    /// `GET /3/genre/tv/list`
    func genres() -> Remote<[Genre]>
    /// `GET /3/tv/{series_id}/alternative_titles`
    func alternativeTitles(of id: TVSeries.ID) -> Remote<[AlternativeTitle]>
    /// `GET /3/tv/{series_id}/content_ratings`
    func contentRatings(of id: TVSeries.ID) -> Remote<[ContentRating]>
    /// `GET /3/tv/{series_id}/credits`
    func credits(of id: TVSeries.ID) -> Remote<Credits>
    /// `GET /3/tv/{series_id}/episode_groups`
    func episodeGroups(of id: TVSeries.ID) -> Remote<[EpisodeGroup]>
    /// `GET /3/tv/{series_id}/external_ids`
    func externalIDs(of id: TVSeries.ID) -> Remote<ExternalIDs>
    /// `GET /3/tv/{series_id}/images`
    func images(of id: TVSeries.ID) -> Remote<ImageSet>
    /// `GET /3/tv/{series_id}/keywords`
    func keywords(of id: TVSeries.ID) -> Remote<[Keyword]>
    /// `GET /3/tv/{series_id}/lists`
    func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>>
    /// `GET /3/tv/{series_id}/recommendations`
    func recommendations(_ page: TitlePage) -> Remote<Page<TVSeries>>
    /// `GET /3/tv/{series_id}/reviews`
    func reviews(_ page: TitlePage) -> Remote<Page<Review>>
    /// `GET /3/tv/{series_id}/screened_theatrically`
    func screenedTheatrically(of id: TVSeries.ID) -> Remote<[ScreenedEpisode]>
    /// `GET /3/tv/{series_id}/similar`
    func similar(_ page: TitlePage) -> Remote<Page<TVSeries>>
    /// `GET /3/tv/{series_id}/translations`
    func translations(of id: TVSeries.ID) -> Remote<[Translation]>
    /// `GET /3/tv/{series_id}/videos`
    func videos(of id: TVSeries.ID) -> Remote<[Video]>
    /// `GET /3/tv/episode_group/{tv_episode_group_id}`
    func episodeGroup(_ id: EpisodeGroup.ID) -> Remote<EpisodeGroupDetails>
    /// `GET /3/tv/latest`
    func latest() -> Remote<TVSeriesDetails>
}
