import MarqueeData
import MarqueeDomain

extension Operations {
    static let tvSeriesDetails = Operation<TVSeriesDetailsDTO>(
        .get, "/3/tv/{series_id}", lifetime: .hours(4), audience: [.language, .imageLanguage, .videoLanguage])
}

extension Endpoint<TVSeriesDetailsDTO> {
    static func tvSeriesDetails(
        _ id: TVSeries.ID, including parts: Set<TVSeriesPart> = TVSeriesPart.standard, as user: UserAuthorization? = nil
    ) -> Self {
        Endpoint(Operations.tvSeriesDetails, of: .tv(id), including: parts, as: user)
    }
}

/// A TV series with appended parts.
struct TVSeriesDetailsDTO: DTO {
    let series: TVSeriesDTO
    let tagline: String?
    let status: TVSeriesStatus?
    let type: TVSeriesType?
    let inProduction: Bool?
    let lastAirDate: Day?
    let numberOfSeasons: Int?
    let numberOfEpisodes: Int?
    let episodeRunTime: [Int]?
    let homepage: String?
    let genres: [GenreDTO]?
    let createdBy: [CreatorDTO]?
    let networks: [TVNetworkDTO]?
    let productionCompanies: [ProductionCompanyDTO]?
    let productionCountries: [ProductionCountryDTO]?
    let languages: [String]?
    let spokenLanguages: [SpokenLanguageDTO]?
    let seasons: [SeasonDTO]?
    let lastEpisodeToAir: EpisodeDTO?
    let nextEpisodeToAir: EpisodeDTO?
    let credits: CreditsDTO?
    let videos: VideosDTO?
    let images: ImageSetDTO?
    let similar: PageDTO<TVSeriesDTO>?
    let recommendations: PageDTO<TVSeriesDTO>?
    let reviews: PageDTO<ReviewDTO>?
    let externalIDs: ExternalIDsDTO?
    let contentRatings: ContentRatingsDTO?
    let aggregateCredits: TVCreditsDTO?
    let alternativeTitles: TVAlternativeTitlesDTO?
    let episodeGroups: EpisodeGroupsDTO?
    let keywords: TVKeywordsDTO?
    let lists: PageDTO<MediaListSummaryDTO>?
    let screenedTheatrically: ScreenedEpisodesDTO?
    let watchProviders: WatchProvidersDTO?
    let changes: ChangesDTO?
    let translations: TranslationsDTO?
    let accountStates: MarksDTO?

    init(_ row: TapeRow) throws {
        series = try TVSeriesDTO(row)
        tagline = row.optional("tagline")
        status = row.optional("status")
        type = row.optional("type")
        inProduction = row.optional("in_production")
        lastAirDate = row.optional("last_air_date")
        numberOfSeasons = row.optional("number_of_seasons")
        numberOfEpisodes = row.optional("number_of_episodes")
        episodeRunTime = row.optional("episode_run_time")
        homepage = row.optional("homepage")
        genres = row.optional("genres")
        createdBy = row.optional("created_by")
        networks = row.optional("networks")
        productionCompanies = row.optional("production_companies")
        productionCountries = row.optional("production_countries")
        languages = row.optional("languages")
        spokenLanguages = row.optional("spoken_languages")
        seasons = row.optional("seasons")
        lastEpisodeToAir = row.optional("last_episode_to_air")
        nextEpisodeToAir = row.optional("next_episode_to_air")
        credits = row.optional("credits")
        videos = row.optional("videos")
        images = row.optional("images")
        similar = row.optional("similar")
        recommendations = row.optional("recommendations")
        reviews = row.optional("reviews")
        externalIDs = row.optional("external_ids")
        contentRatings = row.optional("content_ratings")
        aggregateCredits = row.optional("aggregate_credits")
        alternativeTitles = row.optional("alternative_titles")
        episodeGroups = row.optional("episode_groups")
        keywords = row.optional("keywords")
        lists = row.optional("lists")
        screenedTheatrically = row.optional("screened_theatrically")
        watchProviders = row.optional("watch/providers")
        changes = row.optional("changes")
        translations = row.optional("translations")
        accountStates = row.optional("account_states")
    }
}

/// A creator of a series. Older answers have no id of the credit.
struct CreatorDTO: DTO {
    let person: CreditedPersonDTO
    let creditID: String?
    let id: Int
    let name: String

    init(_ row: TapeRow) throws {
        person = try CreditedPersonDTO(row)
        creditID = row.optional("credit_id")
        id = try row.required("id")
        name = try row.required("name")
    }
}

extension CreatorDTO {
    func adapted() -> CrewMember {
        var member = CrewMember(creditID: creditID ?? "person-\(id)", personID: id, name: name)
        person.fill(&member)
        return member
    }
}

extension TVSeriesDetailsDTO {
    func adapted() -> TVSeriesDetails {
        var details = TVSeriesDetails(series: series.adapted())
        details.tagline = tagline ?? ""
        details.status = status
        details.type = type
        details.isInProduction = inProduction ?? false
        details.lastAirDate = lastAirDate
        details.numberOfSeasons = numberOfSeasons.known
        details.numberOfEpisodes = numberOfEpisodes.known
        details.episodeRunTimes = (episodeRunTime ?? []).compactMap { Int?($0).known }
        details.homepage = homepage ?? ""
        details.genres = genres.adapted()
        details.createdBy = createdBy.adapted()
        details.networks = networks.adapted()
        details.productionCompanies = productionCompanies.adapted()
        details.productionCountries = productionCountries.adapted()
        details.languages = languages ?? []
        details.spokenLanguages = spokenLanguages.adapted()
        details.seasons = seasons.adapted()
        details.lastEpisodeToAir = lastEpisodeToAir?.adapted()
        details.nextEpisodeToAir = nextEpisodeToAir?.adapted()
        details.credits = credits?.adapted()
        details.videos = videos?.adapted()
        details.images = images?.adapted()
        details.similar = similar?.adapted()
        details.recommendations = recommendations?.adapted()
        details.reviews = reviews?.adapted()
        details.externalIDs = externalIDs?.adapted()
        details.contentRatings = contentRatings?.adapted()
        details.aggregateCredits = aggregateCredits?.adapted()
        details.alternativeTitles = alternativeTitles?.adapted()
        details.episodeGroups = episodeGroups?.adapted()
        details.keywords = keywords?.adapted()
        details.lists = lists?.adapted()
        details.screenedTheatrically = screenedTheatrically?.adapted()
        details.watchProviders = watchProviders?.adapted()
        details.changes = changes?.adapted()
        details.translations = translations?.adapted()
        details.accountStates = accountStates?.adapted().marks
        // Details have genres with names, while rows of lists have only their ids.
        details.series.genreIDs = details.genres.map(\.id)
        return details
    }
}

extension TVSeriesDetails: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        visitor.visit(series)
        if let alternativeTitles { visitor.visit(alternativeTitles, of: series) }
        visitor.visitAll(similar?.items ?? [])
        visitor.visitAll(recommendations?.items ?? [])
    }
    mutating func fillTexts(_ known: KnownTexts) {
        similar?.fillTexts(known)
        recommendations?.fillTexts(known)
    }
}
