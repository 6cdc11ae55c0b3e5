public import MarqueeDomain

/// TV series from the server, stored for the time when it cannot answer.
public struct CachedTVSeriesRepository: TVSeriesRepository {
    private let api: any TVSeriesAPI
    private let reader: Reader
    private let user: AccountReader?

    /// Creates the repository; nobody is asked for what is private to an account.
    public init(api: any TVSeriesAPI, reader: Reader) {
        self.api = api
        self.reader = reader
        user = nil
    }

    /// Creates the repository for one person.
    package init(api: any TVSeriesAPI, user: AccountReader) {
        self.api = api
        reader = user.bound
        self.user = user
    }

    /// One page of a chart.
    public func chart(_ chart: TVChart) -> Read<Page<TVSeries>> { reader.read(api.chart(chart)) }
    /// One page of the series that fit a filter.
    public func discover(_ filter: TVFilter) -> Read<Page<TVSeries>> { reader.read(api.discover(filter)) }
    /// One series with its parts.
    public func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>) -> Read<TVSeriesDetails> {
        reader.read(parts, as: user) { [api] in api.details(id, including: parts, as: $0) }
    }
    /// The credits of all episodes of a series.
    public func credits(of id: TVSeries.ID) -> Read<Credits> { reader.read(api.credits(of: id)) }
    /// One season with its episodes.
    public func season(_ season: SeasonReference, including parts: Set<SeasonPart>) -> Read<SeasonDetails> {
        reader.read(parts, as: user) { [api] in api.season(season, including: parts, as: $0) }
    }
    /// Several seasons with their episodes.
    public func seasons(_ seasons: SeriesSeasons) -> Read<[SeasonDetails]> {
        SeasonBatch(api: api, reader: reader, series: seasons.series).read(seasons.numbers)
    }
    /// One episode with its parts.
    public func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>) -> Read<EpisodeDetails> {
        reader.read(parts, as: user) { [api] in api.episode(episode, including: parts, as: $0) }
    }
    /// Where a series can be watched.
    public func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders> { reader.read(api.watchProviders(of: id)) }
    /// The genres that TV series can have.
    public func genres() -> Read<[Genre]> { reader.read(api.genres()) }
    /// The titles of a series in other countries.
    public func alternativeTitles(of id: TVSeries.ID) -> Read<[AlternativeTitle]> { reader.read(api.alternativeTitles(of: id)) }
    /// The age ratings of a series, by country.
    public func contentRatings(of id: TVSeries.ID) -> Read<[ContentRating]> { reader.read(api.contentRatings(of: id)) }
    /// The cast and the crew of the latest season of a series.
    public func latestSeasonCredits(of id: TVSeries.ID) -> Read<Credits> { reader.read(api.latestSeasonCredits(of: id)) }
    /// The other orders in which the episodes of a series exist.
    public func episodeGroups(of id: TVSeries.ID) -> Read<[EpisodeGroup]> { reader.read(api.episodeGroups(of: id)) }
    /// The ids of a series at other services.
    public func externalIDs(of id: TVSeries.ID) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: id)) }
    /// The posters, backdrops and logos of a series.
    public func images(of id: TVSeries.ID) -> Read<ImageSet> { reader.read(api.images(of: id)) }
    /// The keywords of a series.
    public func keywords(of id: TVSeries.ID) -> Read<[Keyword]> { reader.read(api.keywords(of: id)) }
    /// The lists of people that a series is on, a page at a time.
    public func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { reader.read(api.lists(page)) }
    /// TMDb's recommendations for people who liked a series, a page at a time.
    public func recommendations(_ page: TitlePage) -> Read<Page<TVSeries>> { reader.read(api.recommendations(page)) }
    /// The reviews of a series, a page at a time.
    public func reviews(_ page: TitlePage) -> Read<Page<Review>> { reader.read(api.reviews(page)) }
    /// The episodes of a series that were screened in theaters.
    public func screenedTheatrically(of id: TVSeries.ID) -> Read<[ScreenedEpisode]> { reader.read(api.screenedTheatrically(of: id)) }
    /// Series with the same genres and keywords as a series, a page at a time.
    public func similar(_ page: TitlePage) -> Read<Page<TVSeries>> { reader.read(api.similar(page)) }
    /// The texts of a series in all languages.
    public func translations(of id: TVSeries.ID) -> Read<[Translation]> { reader.read(api.translations(of: id)) }
    /// The trailers and other videos of a series.
    public func videos(of id: TVSeries.ID) -> Read<[Video]> { reader.read(api.videos(of: id)) }
    /// One order of the episodes of a series, with its groups.
    public func episodeGroup(_ id: EpisodeGroup.ID) -> Read<EpisodeGroupDetails> { reader.read(api.episodeGroup(id)) }
    /// The series that was added to TMDb last.
    public func latest() -> Read<TVSeriesDetails> { reader.read(api.latest()) }
}
