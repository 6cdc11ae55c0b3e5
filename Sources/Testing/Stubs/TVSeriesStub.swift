public import MarqueeDomain

/// Replaces all that can be asked about TV series; a call that is not replaced fails.
public struct TVSeriesStub: Sendable {
    public var list: (@Sendable (TVList) -> Read<Page<TVSeries>>)?
    public var discover: (@Sendable (TVFilter) -> Read<Page<TVSeries>>)?
    public var details: (@Sendable (TVSeries.ID, Set<TVSeriesPart>) -> Read<TVSeriesDetails>)?
    public var aggregateCredits: (@Sendable (TVSeries.ID) -> Read<AggregateCredits>)?
    public var season: (@Sendable (SeasonReference, Set<SeasonPart>) -> Read<SeasonDetails>)?
    public var seasons: (@Sendable (SeriesSeasons) -> Read<[SeasonDetails]>)?
    public var episode: (@Sendable (EpisodeReference, Set<EpisodePart>) -> Read<EpisodeDetails>)?
    public var watchProviders: (@Sendable (TVSeries.ID) -> Read<WatchProviders>)?
    public var genres: (@Sendable () -> Read<[Genre]>)?
    public var alternativeTitles: (@Sendable (TVSeries.ID) -> Read<[AlternativeTitle]>)?
    public var contentRatings: (@Sendable (TVSeries.ID) -> Read<[ContentRating]>)?
    public var credits: (@Sendable (TVSeries.ID) -> Read<Credits>)?
    public var episodeGroups: (@Sendable (TVSeries.ID) -> Read<[EpisodeGroup]>)?
    public var externalIDs: (@Sendable (TVSeries.ID) -> Read<ExternalIDs>)?
    public var images: (@Sendable (TVSeries.ID) -> Read<ImageSet>)?
    public var keywords: (@Sendable (TVSeries.ID) -> Read<[Keyword]>)?
    public var lists: (@Sendable (TitlePage) -> Read<Page<MediaListSummary>>)?
    public var recommendations: (@Sendable (TitlePage) -> Read<Page<TVSeries>>)?
    public var reviews: (@Sendable (TitlePage) -> Read<Page<Review>>)?
    public var screenedTheatrically: (@Sendable (TVSeries.ID) -> Read<[ScreenedEpisode]>)?
    public var similar: (@Sendable (TitlePage) -> Read<Page<TVSeries>>)?
    public var translations: (@Sendable (TVSeries.ID) -> Read<[Translation]>)?
    public var videos: (@Sendable (TVSeries.ID) -> Read<[Video]>)?
    public var episodeGroup: (@Sendable (EpisodeGroup.ID) -> Read<EpisodeGroupDetails>)?
    public var latest: (@Sendable () -> Read<TVSeriesDetails>)?
}

/// The repository of a ``TVSeriesStub``.
struct StubbedTVSeriesRepository: TVSeriesRepository {
    let stub: Stubbed<TVSeriesStub>

    func list(_ list: TVList) -> Read<Page<TVSeries>> { stub.list(list) }
    func discover(_ filter: TVFilter) -> Read<Page<TVSeries>> { stub.discover(filter) }
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>) -> Read<TVSeriesDetails> {
        stub.details(id, parts).keeping(parts)
    }
    func aggregateCredits(of id: TVSeries.ID) -> Read<AggregateCredits> { stub.aggregateCredits(id) }
    func season(_ season: SeasonReference, including parts: Set<SeasonPart>) -> Read<SeasonDetails> {
        stub.season(season, parts).keeping(parts)
    }
    func seasons(_ seasons: SeriesSeasons) -> Read<[SeasonDetails]> {
        stub.seasons(seasons).map { $0.map { $0.keeping([]) } }
    }
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>) -> Read<EpisodeDetails> {
        stub.episode(episode, parts).keeping(parts)
    }
    func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders> { stub.watchProviders(id) }
    func genres() -> Read<[Genre]> { stub.genres() }
    func alternativeTitles(of id: TVSeries.ID) -> Read<[AlternativeTitle]> { stub.alternativeTitles(id) }
    func contentRatings(of id: TVSeries.ID) -> Read<[ContentRating]> { stub.contentRatings(id) }
    func credits(of id: TVSeries.ID) -> Read<Credits> { stub.credits(id) }
    func episodeGroups(of id: TVSeries.ID) -> Read<[EpisodeGroup]> { stub.episodeGroups(id) }
    func externalIDs(of id: TVSeries.ID) -> Read<ExternalIDs> { stub.externalIDs(id) }
    func images(of id: TVSeries.ID) -> Read<ImageSet> { stub.images(id) }
    func keywords(of id: TVSeries.ID) -> Read<[Keyword]> { stub.keywords(id) }
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { stub.lists(page) }
    func recommendations(_ page: TitlePage) -> Read<Page<TVSeries>> { stub.recommendations(page) }
    func reviews(_ page: TitlePage) -> Read<Page<Review>> { stub.reviews(page) }
    func screenedTheatrically(of id: TVSeries.ID) -> Read<[ScreenedEpisode]> { stub.screenedTheatrically(id) }
    func similar(_ page: TitlePage) -> Read<Page<TVSeries>> { stub.similar(page) }
    func translations(of id: TVSeries.ID) -> Read<[Translation]> { stub.translations(id) }
    func videos(of id: TVSeries.ID) -> Read<[Video]> { stub.videos(id) }
    func episodeGroup(_ id: EpisodeGroup.ID) -> Read<EpisodeGroupDetails> { stub.episodeGroup(id) }
    func latest() -> Read<TVSeriesDetails> { stub.latest().keeping([]) }
}
