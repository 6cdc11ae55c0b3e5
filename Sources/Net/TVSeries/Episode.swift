import MarqueeDomain

/// An episode as it stands in its season.
struct EpisodeDTO: DTO {
    let id: Int
    let seasonNumber: LooseInt?
    let number: LooseInt?
    let name: String?
    let overview: String?
    let airDate: LooseDay?
    let runtime: LooseInt?
    let kind: String?
    let productionCode: String?
    let stillPath: LooseImagePath?
    let voteAverage: Double?
    let voteCount: LooseInt?

    enum CodingKeys: String, CodingKey {
        case id, name, overview, runtime
        case seasonNumber = "season_number"
        case number = "episode_number"
        case airDate = "air_date"
        case kind = "episode_type"
        case productionCode = "production_code"
        case stillPath = "still_path"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}

extension EpisodeDTO {
    func adapted() -> Episode {
        var episode = Episode(id: id, seasonNumber: seasonNumber?.value, number: number?.value)
        episode.name = name ?? ""
        episode.overview = overview ?? ""
        episode.airDate = airDate?.value
        episode.runtime = runtime.known
        episode.kind = kind.known.map(EpisodeKind.init(rawValue:))
        episode.productionCode = productionCode ?? ""
        episode.stillPath = stillPath?.value
        episode.voteAverage = voteAverage ?? 0
        episode.voteCount = voteCount?.value ?? 0
        return episode
    }
}
