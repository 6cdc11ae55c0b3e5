import MarqueeData
package import MarqueeDomain

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
package struct TVSeriesDetailsDTO: DTO {
    @Embedded var series: TVSeriesDTO
    let tagline: String?
    let status: TVSeriesStatus?
    let type: TVSeriesKind?
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
    let productionCountries: [CountryDTO]?
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
}

/// A creator of a series. Older answers have no id of the credit.
struct CreatorDTO: DTO {
    @Embedded var person: CreditedPersonDTO
    let creditID: String?
    let id: Int
    let name: String
}

extension CreatorDTO {
    func adapted() -> CrewMember {
        var member = CrewMember(id: creditID ?? "person-\(id)", personID: id, name: name)
        person.fill(&member)
        return member
    }
}

extension TVSeriesDetailsDTO {
    package func adapted() -> TVSeriesDetails {
        var details = TVSeriesDetails(series: series.adapted())
        details.tagline = tagline ?? ""
        details.status = status
        details.kind = type
        details.isInProduction = inProduction ?? false
        details.lastAirDate = lastAirDate
        details.seasonCount = numberOfSeasons.known
        details.episodeCount = numberOfEpisodes.known
        details.episodeRuntimes = (episodeRunTime ?? []).compactMap { Int?($0).known }
        details.homepage = homepage ?? ""
        details.genres = genres.adapted()
        details.creators = createdBy.adapted()
        details.networks = networks.adapted()
        details.companies = productionCompanies.adapted()
        details.countries = productionCountries.adapted()
        details.languages = languages ?? []
        details.spokenLanguages = spokenLanguages.adapted()
        details.seasons = seasons.adapted()
        details.lastEpisode = lastEpisodeToAir?.adapted()
        details.nextEpisode = nextEpisodeToAir?.adapted()
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
    func visitTitles(_ visitor: inout some TitleVisitor) {
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
