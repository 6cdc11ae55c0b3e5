public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let seriesRows: [any OperationRow] = [
        airingTodayTV, onTheAirTV, popularTV, topRatedTV, tvSeriesDetails, tvCredits, season, episode, tvWatchProviders, tvGenres,
        discoverTV,
        tvAlternativeTitles, tvContentRatings, tvLatestSeasonCredits, tvEpisodeGroups, tvExternalIDs, tvImages, tvKeywords, tvLists,
        tvRecommendations, tvReviews, tvScreenedTheatrically, similarTV, tvTranslations, tvVideos,
        episodeGroup,
        latestTV,
    ]
}

/// The TV series of a TMDb server.
public struct TMDBTVSeries: TVSeriesAPI {
    let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func list(_ list: TVList) -> Remote<Page<TVSeries>> { tmdb.remote(.tvList(list)) }
    public func discover(_ filter: TVFilter) -> Remote<Page<TVSeries>> { tmdb.remote(.discoverTV(filter)) }
    public func aggregateCredits(of id: TVSeries.ID) -> Remote<AggregateCredits> {
        tmdb.remote(Endpoint(Operations.tvCredits, of: .tv(id)))
    }
    public func season(
        _ season: SeasonReference, including parts: Set<SeasonPart>, as user: UserAuthorization?
    ) -> Remote<SeasonDetails> {
        tmdb.remote(
            .season(season, including: parts, as: user), markables: { $0.markables(in: season) }, filling: { $0.fillingGaps(for: $1) })
    }
    public func episode(
        _ episode: EpisodeReference, including parts: Set<EpisodePart>, as user: UserAuthorization?
    ) -> Remote<EpisodeDetails> {
        tmdb.remote(
            .episode(episode, including: parts, as: user), markables: { _ in [.episode(episode)] }, filling: { $0.fillingGaps(for: $1) })
    }
    public func watchProviders(of id: TVSeries.ID) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.tvWatchProviders, of: .tv(id)))
    }
    public func genres() -> Remote<[Genre]> { tmdb.remote(Endpoint(Operations.tvGenres)) }
    public func details(_ id: TVSeries.ID, including parts: Set<TVSeriesPart>, as user: UserAuthorization?) -> Remote<TVSeriesDetails> {
        tmdb.remote(
            .tvSeriesDetails(id, including: parts, as: user),
            markables: { [$0.lastEpisodeToAir, $0.nextEpisodeToAir].compactMap { $0?.reference(in: id) }.map(Markable.episode) },
            filling: { $0.fillingGaps(for: $1) })
    }
    public func alternativeTitles(of id: TVSeries.ID) -> Remote<[AlternativeTitle]> {
        tmdb.remote(Endpoint(Operations.tvAlternativeTitles, of: .tv(id)), aliasesOf: .tv(id))
    }
    public func contentRatings(of id: TVSeries.ID) -> Remote<[ContentRating]> {
        tmdb.remote(Endpoint(Operations.tvContentRatings, of: .tv(id)))
    }
    public func credits(of id: TVSeries.ID) -> Remote<Credits> {
        tmdb.remote(Endpoint(Operations.tvLatestSeasonCredits, of: .tv(id)))
    }
    public func episodeGroups(of id: TVSeries.ID) -> Remote<[EpisodeGroup]> {
        tmdb.remote(Endpoint(Operations.tvEpisodeGroups, of: .tv(id)))
    }
    public func externalIDs(of id: TVSeries.ID) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.tvExternalIDs, of: .tv(id)))
    }
    public func images(of id: TVSeries.ID) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.tvImages, of: .tv(id)))
    }
    public func keywords(of id: TVSeries.ID) -> Remote<[Keyword]> {
        tmdb.remote(Endpoint(Operations.tvKeywords, of: .tv(id)))
    }
    public func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>> {
        tmdb.remote(Endpoint(Operations.tvLists, page: page, of: .tv(page.id)))
    }
    public func recommendations(_ page: TitlePage) -> Remote<Page<TVSeries>> {
        tmdb.remote(Endpoint(Operations.tvRecommendations, page: page, of: .tv(page.id)))
    }
    public func reviews(_ page: TitlePage) -> Remote<Page<Review>> {
        tmdb.remote(Endpoint(Operations.tvReviews, page: page, of: .tv(page.id)))
    }
    public func screenedTheatrically(of id: TVSeries.ID) -> Remote<[ScreenedEpisode]> {
        tmdb.remote(Endpoint(Operations.tvScreenedTheatrically, of: .tv(id)))
    }
    public func similar(_ page: TitlePage) -> Remote<Page<TVSeries>> {
        tmdb.remote(Endpoint(Operations.similarTV, page: page, of: .tv(page.id)))
    }
    public func translations(of id: TVSeries.ID) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.tvTranslations, of: .tv(id)))
    }
    public func videos(of id: TVSeries.ID) -> Remote<[Video]> {
        tmdb.remote(Endpoint(Operations.tvVideos, of: .tv(id)))
    }
    public func episodeGroup(_ id: EpisodeGroup.ID) -> Remote<EpisodeGroupDetails> { tmdb.remote(.episodeGroup(id)) }
    public func latest() -> Remote<TVSeriesDetails> { tmdb.remote(Endpoint(Operations.latestTV)) }
}
