public import MarqueeDomain

/// Replaces all that can be asked about TV series; what is not replaced fails.
public struct TVSeriesStub: Sendable {
    /// Replaces `tv.chart`.
    public var chart: @Sendable (TVChart) -> Read<Page<TVSeries>> = unstubbed("tv.chart")
    /// Replaces `tv.discover`.
    public var discover: @Sendable (TVFilter) -> Read<Page<TVSeries>> = unstubbed("tv.discover")
    /// Replaces `tv.details`.
    public var details: @Sendable (TVSeries.ID) -> Read<TVSeriesDetails> = unstubbed("tv.details")
    /// Replaces `tv.credits`.
    public var credits: @Sendable (TVSeries.ID) -> Read<Credits> = unstubbed("tv.credits")
    /// Replaces `tv.season`.
    public var season: @Sendable (SeasonReference) -> Read<SeasonDetails> = unstubbed("tv.season")
    /// Replaces `tv.seasons`.
    public var seasons: @Sendable (SeriesSeasons) -> Read<[SeasonDetails]> = unstubbed("tv.seasons")
    /// Replaces `tv.episode`.
    public var episode: @Sendable (EpisodeReference) -> Read<EpisodeDetails> = unstubbed("tv.episode")
    /// Replaces `tv.watchProviders`.
    public var watchProviders: @Sendable (TVSeries.ID) -> Read<WatchProviders> = unstubbed("tv.watchProviders")
    /// Replaces `tv.genres`.
    public var genres: @Sendable () -> Read<[Genre]> = unstubbed("tv.genres")
    /// Replaces `tv.alternativeTitles`.
    public var alternativeTitles: @Sendable (TVSeries.ID) -> Read<[AlternativeTitle]> = unstubbed("tv.alternativeTitles")
    /// Replaces `tv.contentRatings`.
    public var contentRatings: @Sendable (TVSeries.ID) -> Read<[ContentRating]> = unstubbed("tv.contentRatings")
    /// Replaces `tv.latestSeasonCredits`.
    public var latestSeasonCredits: @Sendable (TVSeries.ID) -> Read<Credits> = unstubbed("tv.latestSeasonCredits")
    /// Replaces `tv.episodeGroups`.
    public var episodeGroups: @Sendable (TVSeries.ID) -> Read<[EpisodeGroup]> = unstubbed("tv.episodeGroups")
    /// Replaces `tv.externalIDs`.
    public var externalIDs: @Sendable (TVSeries.ID) -> Read<ExternalIDs> = unstubbed("tv.externalIDs")
    /// Replaces `tv.images`.
    public var images: @Sendable (TVSeries.ID) -> Read<ImageSet> = unstubbed("tv.images")
    /// Replaces `tv.keywords`.
    public var keywords: @Sendable (TVSeries.ID) -> Read<[Keyword]> = unstubbed("tv.keywords")
    /// Replaces `tv.lists`.
    public var lists: @Sendable (TitlePage) -> Read<Page<MediaListSummary>> = unstubbed("tv.lists")
    /// Replaces `tv.recommendations`.
    public var recommendations: @Sendable (TitlePage) -> Read<Page<TVSeries>> = unstubbed("tv.recommendations")
    /// Replaces `tv.reviews`.
    public var reviews: @Sendable (TitlePage) -> Read<Page<Review>> = unstubbed("tv.reviews")
    /// Replaces `tv.screenedTheatrically`.
    public var screenedTheatrically: @Sendable (TVSeries.ID) -> Read<[ScreenedEpisode]> = unstubbed("tv.screenedTheatrically")
    /// Replaces `tv.similar`.
    public var similar: @Sendable (TitlePage) -> Read<Page<TVSeries>> = unstubbed("tv.similar")
    /// Replaces `tv.translations`.
    public var translations: @Sendable (TVSeries.ID) -> Read<[Translation]> = unstubbed("tv.translations")
    /// Replaces `tv.videos`.
    public var videos: @Sendable (TVSeries.ID) -> Read<[Video]> = unstubbed("tv.videos")
    /// Replaces `tv.episodeGroup`.
    public var episodeGroup: @Sendable (EpisodeGroup.ID) -> Read<EpisodeGroupDetails> = unstubbed("tv.episodeGroup")
    /// Replaces `tv.latest`.
    public var latest: @Sendable () -> Read<TVSeriesDetails> = unstubbed("tv.latest")
}

/// The repository of a ``TVSeriesStub``.
struct StubbedTVSeriesRepository: TVSeriesRepository {
    let stub: TVSeriesStub

    func chart(_ chart: TVChart) -> Read<Page<TVSeries>> { stub.chart(chart) }
    func discover(_ filter: TVFilter) -> Read<Page<TVSeries>> { stub.discover(filter) }
    func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>) -> Read<TVSeriesDetails> { stub.details(id) }
    func credits(of id: TVSeries.ID) -> Read<Credits> { stub.credits(id) }
    func season(_ season: SeasonReference, including parts: Set<SeasonPart>) -> Read<SeasonDetails> { stub.season(season) }
    func seasons(_ seasons: SeriesSeasons) -> Read<[SeasonDetails]> { stub.seasons(seasons) }
    func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>) -> Read<EpisodeDetails> { stub.episode(episode) }
    func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders> { stub.watchProviders(id) }
    func genres() -> Read<[Genre]> { stub.genres() }
    func alternativeTitles(of id: TVSeries.ID) -> Read<[AlternativeTitle]> { stub.alternativeTitles(id) }
    func contentRatings(of id: TVSeries.ID) -> Read<[ContentRating]> { stub.contentRatings(id) }
    func latestSeasonCredits(of id: TVSeries.ID) -> Read<Credits> { stub.latestSeasonCredits(id) }
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
    func latest() -> Read<TVSeriesDetails> { stub.latest() }
}
