import MarqueeData
import MarqueeDomain

extension Operations {
    static let season = Operation<SeasonDetailsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}", lifetime: .hours(4), audience: [.language, .imageLanguage, .videoLanguage])
}

extension Endpoint<SeasonDetailsDTO> {
    static func season(
        _ season: SeasonReference, including parts: Set<SeasonPart> = SeasonPart.standard, as user: UserAuthorization? = nil
    ) -> Self {
        Endpoint(Operations.season, of: .tv(season.series), including: parts, as: user, path: season.path)
    }
}

extension SeasonReference {
    /// The path values of a season, for all requests about it.
    func path() throws(MarqueeError) -> [String: PathValue] {
        ["series_id": try PathValue(series), "season_number": try PathValue(number: number)]
    }
}

/// A season, as in the details of its series.
struct SeasonDTO: DTO {
    let id: Int
    let seasonNumber: Int?
    let name: String?
    let overview: String?
    let airDate: Day?
    let episodeCount: Int?
    let posterPath: ImagePath?
    let voteAverage: Double?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        seasonNumber = row.optional("season_number")
        name = row.optional("name")
        overview = row.optional("overview")
        airDate = row.optional("air_date")
        episodeCount = row.optional("episode_count")
        posterPath = row.optional("poster_path")
        voteAverage = row.optional("vote_average")
    }
}

extension SeasonDTO {
    func adapted() -> Season {
        var season = Season(id: id, seasonNumber: seasonNumber)
        season.name = name ?? ""
        season.overview = overview ?? ""
        season.airDate = airDate
        season.episodeCount = episodeCount.knownCount
        season.posterPath = posterPath
        season.voteAverage = voteAverage.voteOrZero
        return season
    }
}

/// A season with its episodes and parts.
struct SeasonDetailsDTO: DTO {
    let season: SeasonDTO
    let episodes: [EpisodeDTO]
    let networks: [TVNetworkDTO]?
    let credits: CreditsDTO?
    let videos: VideosDTO?
    let images: ImageSetDTO?
    let aggregateCredits: TVCreditsDTO?
    let externalIDs: ExternalIDsDTO?
    let watchProviders: WatchProvidersDTO?
    let translations: TranslationsDTO?
    let accountStates: SeasonMarksDTO?

    init(_ row: TapeRow) throws {
        season = try SeasonDTO(row)
        episodes = try row.list("episodes")
        networks = row.optional("networks")
        credits = row.optional("credits")
        videos = row.optional("videos")
        images = row.optional("images")
        aggregateCredits = row.optional("aggregate_credits")
        externalIDs = row.optional("external_ids")
        watchProviders = row.optional("watch/providers")
        translations = row.optional("translations")
        accountStates = row.optional("account_states")
    }
}

extension SeasonDetailsDTO {
    func adapted() -> SeasonDetails {
        var details = SeasonDetails(season: season.adapted())
        details.season.episodeCount = episodes.count
        details.episodes = episodes.adapted()
        details.networks = networks.adapted()
        details.credits = credits?.adapted()
        details.videos = videos?.adapted()
        details.images = images?.adapted()
        details.aggregateCredits = aggregateCredits?.adapted()
        details.externalIDs = externalIDs?.adapted()
        details.watchProviders = watchProviders?.adapted()
        details.translations = translations?.adapted()
        details.accountStates = accountStates?.adapted()
        return details
    }
}

extension SeasonDetails {
    /// Its episodes, as markable items of the requested series.
    func markables(in season: SeasonReference) -> [Markable] {
        episodes.compactMap { episode in
            episode.episodeNumber.map { .episode(of: season.series, season: episode.seasonNumber ?? season.number, number: $0) }
        }
    }
}
