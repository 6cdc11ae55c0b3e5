package import MarqueeDomain

extension Endpoint<SeasonDetailsDTO> {
    static func season(_ season: SeasonReference) -> Self {
        Endpoint(Operations.season, of: .tv(season.series), query: ["append_to_response": "credits,videos,images"]) {
            () throws(MarqueeError) in
            ["series_id": try PathValue(season.series), "season_number": try PathValue(number: season.number)]
        }
    }
}

/// A season as it stands in the series' details.
struct SeasonDTO: DTO {
    let id: Int
    let number: LooseInt?
    let name: String?
    let overview: String?
    let airDate: LooseDay?
    let episodeCount: LooseInt?
    let posterPath: LooseImagePath?
    let voteAverage: Double?

    enum CodingKeys: String, CodingKey {
        case id, name, overview
        case number = "season_number"
        case airDate = "air_date"
        case episodeCount = "episode_count"
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
    }
}

extension SeasonDTO {
    func adapted() -> Season { adapted(episodeCount: episodeCount?.value) }

    func adapted(episodeCount: Int?) -> Season {
        var season = Season(id: id, number: number?.value)
        season.name = name ?? ""
        season.overview = overview ?? ""
        season.airDate = airDate?.value
        season.episodeCount = episodeCount
        season.posterPath = posterPath?.value
        season.voteAverage = voteAverage ?? 0
        return season
    }
}

/// A season with its episodes and parts. A part that is broken is left out and counted.
package struct SeasonDetailsDTO: DTO {
    let season: SeasonDTO
    let parts: Parts

    package init(from decoder: any Decoder) throws {
        season = try SeasonDTO(from: decoder)
        parts = try Parts(from: decoder)
    }

    struct Parts: Decodable, Sendable {
        let episodes: Rows<EpisodeDTO>
        let networks: Rows<TVNetworkDTO>?
        let credits: Attempt<CreditsDTO>?
        let videos: Attempt<VideosDTO>?
        let images: Attempt<ImageSetDTO>?
    }
}

extension SeasonDetailsDTO {
    package func adapted() -> SeasonDetails {
        let episodes = parts.episodes.values.map { $0.adapted() }
        var details = SeasonDetails(season: season.adapted(episodeCount: episodes.count))
        details.episodes = episodes
        details.networks = parts.networks?.values.map { $0.adapted() } ?? []
        details.credits = parts.credits?.value?.adapted() ?? .empty
        details.videos = parts.videos?.value?.adapted() ?? []
        details.posters = parts.images?.value?.adapted().posters ?? []
        return details
    }
}

extension SeasonDetails {
    /// Its episodes, by their places in the series that was asked for.
    func markables(in season: SeasonReference) -> [Markable] {
        episodes.compactMap { episode in
            episode.number.map { .episode(of: season.series, season: episode.seasonNumber ?? season.number, number: $0) }
        }
    }
}
