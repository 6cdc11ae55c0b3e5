package import MarqueeDomain

extension Endpoint<TVSeriesDetailsDTO> {
    static func tvSeriesDetails(_ id: TVSeries.ID, withTranslations: Bool) -> Self {
        let parts =
            ["credits", "videos", "images", "similar", "recommendations", "reviews", "external_ids", "content_ratings"]
            + (withTranslations ? ["translations"] : [])
        return Endpoint(
            Operations.tvSeriesDetails, "series_id", of: .tv(id), query: ["append_to_response": parts.joined(separator: ",")])
    }
}

/// A TV series with its parts appended. A part that is broken is left out and counted.
package struct TVSeriesDetailsDTO: DTO {
    let series: TVSeriesDTO
    let facts: Facts
    let parts: Parts

    package init(from decoder: any Decoder) throws {
        series = try TVSeriesDTO(from: decoder)
        facts = try Facts(from: decoder)
        parts = try Parts(from: decoder)
    }

    /// What is told of the series itself, beyond what stands in lists.
    struct Facts: Decodable, Sendable {
        let tagline: String?
        let status: String?
        let type: String?
        let inProduction: Bool?
        let lastAirDate: LooseDay?
        let seasonCount: LooseInt?
        let episodeCount: LooseInt?
        let runtimes: Rows<Int>?
        let homepage: String?
        let genres: Rows<GenreDTO>?
        let creators: Rows<CrewMemberDTO>?
        let networks: Rows<TVNetworkDTO>?
        let companies: Rows<ProductionCompanyDTO>?
        let countries: Rows<CountryDTO>?
        let spokenLanguages: Rows<SpokenLanguageDTO>?
        let seasons: Rows<SeasonDTO>?
        let lastEpisode: Attempt<EpisodeDTO>?
        let nextEpisode: Attempt<EpisodeDTO>?

        enum CodingKeys: String, CodingKey {
            case tagline, status, type, homepage, genres, networks, seasons
            case inProduction = "in_production"
            case lastAirDate = "last_air_date"
            case seasonCount = "number_of_seasons"
            case episodeCount = "number_of_episodes"
            case runtimes = "episode_run_time"
            case creators = "created_by"
            case companies = "production_companies"
            case countries = "production_countries"
            case spokenLanguages = "spoken_languages"
            case lastEpisode = "last_episode_to_air"
            case nextEpisode = "next_episode_to_air"
        }
    }

    /// What was asked for besides.
    struct Parts: Decodable, Sendable {
        let credits: Attempt<CreditsDTO>?
        let videos: Attempt<VideosDTO>?
        let images: Attempt<ImageSetDTO>?
        let similar: Attempt<PageDTO<TVSeriesDTO>>?
        let recommendations: Attempt<PageDTO<TVSeriesDTO>>?
        let reviews: Attempt<PageDTO<ReviewDTO>>?
        let externalIDs: Attempt<ExternalIDsDTO>?
        let contentRatings: Attempt<ContentRatingsDTO>?
        let translations: Attempt<TranslationsDTO>?

        enum CodingKeys: String, CodingKey {
            case credits, videos, images, similar, recommendations, reviews, translations
            case externalIDs = "external_ids"
            case contentRatings = "content_ratings"
        }
    }
}

extension TVSeriesDetailsDTO {
    package func adapted() -> TVSeriesDetails {
        let genres = facts.genres?.values.map { $0.adapted() } ?? []
        var details = TVSeriesDetails(series: series.adapted(genreIDs: genres.map(\.id)))
        details.tagline = facts.tagline ?? ""
        details.status = facts.status.map(TVSeriesStatus.init(rawValue:))
        details.kind = facts.type.map(TVSeriesKind.init(rawValue:))
        details.isInProduction = facts.inProduction ?? false
        details.lastAirDate = facts.lastAirDate?.value
        details.seasonCount = facts.seasonCount.known
        details.episodeCount = facts.episodeCount.known
        details.episodeRuntimes = facts.runtimes?.values ?? []
        details.homepage = facts.homepage ?? ""
        details.genres = genres
        details.creators = facts.creators?.values.map { $0.adapted() } ?? []
        details.networks = facts.networks?.values.map { $0.adapted() } ?? []
        details.companies = facts.companies?.values.map { $0.adapted() } ?? []
        details.countries = facts.countries?.values.map(\.code) ?? []
        details.spokenLanguages = facts.spokenLanguages?.values.map(\.code) ?? []
        details.seasons = facts.seasons?.values.map { $0.adapted() } ?? []
        details.lastEpisode = facts.lastEpisode?.value?.adapted()
        details.nextEpisode = facts.nextEpisode?.value?.adapted()
        details.credits = parts.credits?.value?.adapted() ?? .empty
        details.videos = parts.videos?.value?.adapted() ?? []
        details.images = parts.images?.value?.adapted() ?? .empty
        details.similar = parts.similar?.value?.adapted() ?? .empty
        details.recommendations = parts.recommendations?.value?.adapted() ?? .empty
        details.reviews = parts.reviews?.value?.adapted() ?? .empty
        details.externalIDs = parts.externalIDs?.value?.adapted() ?? .none
        details.contentRatings = parts.contentRatings?.value?.adapted() ?? []
        details.translations = parts.translations?.value?.adapted() ?? []
        return details
    }
}
