public import MarqueeDomain

/// TV series from the server, stored for the time when it cannot answer.
public struct CachedTVSeriesRepository: TVSeriesRepository {
    private let api: any TVSeriesAPI
    private let reader: Reader
    private let user: AccountReader?
    /// Whether lists have titles for adults.
    private let includesAdult: Bool

    /// Creates the repository. Without a user it asks for nothing that is private to an account.
    public init(api: any TVSeriesAPI, reader: Reader) {
        self.api = api
        self.reader = reader
        user = nil
        includesAdult = true
    }

    /// Creates the repository for one person.
    package init(api: any TVSeriesAPI, user: AccountReader, audience: Audience) {
        self.api = api
        reader = user.bound
        self.user = user
        includesAdult = audience.includesAdult
    }

    public func list(_ list: TVList) -> Read<Page<TVSeries>> {
        reader.read(api.list(list), showing: includesAdult ? nil : .tv)
    }
    public func discover(_ filter: TVFilter) -> Read<Page<TVSeries>> { reader.read(api.discover(filter)) }
    public func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>) -> Read<TVSeriesDetails> {
        reader.read(parts, as: user) { [api] in api.details(id, including: parts, as: $0) }
    }
    public func aggregateCredits(of id: TVSeries.ID) -> Read<AggregateCredits> { reader.read(api.aggregateCredits(of: id)) }
    public func season(_ season: SeasonReference, including parts: Set<SeasonPart>) -> Read<SeasonDetails> {
        let open = parts.filter { !$0.isPrivate }
        let remote = api.season(season, including: open, as: nil)
        // A season without private parts is one remote: its key is made for every read from memory.
        let read =
            open.count == parts.count
            ? reader.read(remote) : reader.read(parts, as: user) { [api] in api.season(season, including: parts, as: $0) }
        return SeasonTexts(remote: remote, reader: reader).filling(read)
    }
    public func seasons(_ seasons: SeriesSeasons) -> Read<[SeasonDetails]> {
        SeasonBatch(api: api, reader: reader, series: seasons.series).read(seasons.numbers)
    }
    public func episode(_ episode: EpisodeReference, including parts: Set<EpisodePart>) -> Read<EpisodeDetails> {
        let read = reader.read(parts, as: user) { [api] in api.episode(episode, including: parts, as: $0) }
        return SeasonEpisode(api: api, reader: reader, episode: episode).filling(read)
    }
    public func watchProviders(of id: TVSeries.ID) -> Read<WatchProviders> { reader.read(api.watchProviders(of: id)) }
    public func genres() -> Read<[Genre]> { reader.read(api.genres()) }
    public func alternativeTitles(of id: TVSeries.ID) -> Read<[AlternativeTitle]> { reader.read(api.alternativeTitles(of: id)) }
    public func contentRatings(of id: TVSeries.ID) -> Read<[ContentRating]> { reader.read(api.contentRatings(of: id)) }
    public func credits(of id: TVSeries.ID) -> Read<Credits> { reader.read(api.credits(of: id)) }
    public func episodeGroups(of id: TVSeries.ID) -> Read<[EpisodeGroup]> { reader.read(api.episodeGroups(of: id)) }
    public func externalIDs(of id: TVSeries.ID) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: id)) }
    public func images(of id: TVSeries.ID) -> Read<ImageSet> { reader.read(api.images(of: id)) }
    public func keywords(of id: TVSeries.ID) -> Read<[Keyword]> { reader.read(api.keywords(of: id)) }
    public func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { reader.read(api.lists(page)) }
    public func recommendations(_ page: TitlePage) -> Read<Page<TVSeries>> { reader.read(api.recommendations(page)) }
    public func reviews(_ page: TitlePage) -> Read<Page<Review>> { reader.read(api.reviews(page)) }
    public func screenedTheatrically(of id: TVSeries.ID) -> Read<[ScreenedEpisode]> { reader.read(api.screenedTheatrically(of: id)) }
    public func similar(_ page: TitlePage) -> Read<Page<TVSeries>> { reader.read(api.similar(page)) }
    public func translations(of id: TVSeries.ID) -> Read<[Translation]> { reader.read(api.translations(of: id)) }
    public func videos(of id: TVSeries.ID) -> Read<[Video]> { reader.read(api.videos(of: id)) }
    public func episodeGroup(_ id: EpisodeGroup.ID) -> Read<EpisodeGroupDetails> { reader.read(api.episodeGroup(id)) }
    public func latest() -> Read<TVSeriesDetails> { reader.read(api.latest()) }
}
