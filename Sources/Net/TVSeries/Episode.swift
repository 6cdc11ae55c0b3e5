import MarqueeDomain

/// An episode, as in the details of its season.
struct EpisodeDTO: DTO {
    let id: Int
    let seasonNumber: Int?
    let episodeNumber: Int?
    let name: String?
    let overview: String?
    let airDate: Day?
    let runtime: Int?
    let episodeType: EpisodeType?
    let productionCode: String?
    let stillPath: ImagePath?
    let voteAverage: Double?
    let voteCount: Int?
    let crew: [CrewMemberDTO]?
    let guestStars: [CastMemberDTO]?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        seasonNumber = row.optional("season_number")
        episodeNumber = row.optional("episode_number")
        name = row.optional("name")
        overview = row.optional("overview")
        airDate = row.optional("air_date")
        runtime = row.optional("runtime")
        episodeType = row.optional("episode_type")
        productionCode = row.optional("production_code")
        stillPath = row.optional("still_path")
        voteAverage = row.optional("vote_average")
        voteCount = row.optional("vote_count")
        crew = row.optional("crew")
        guestStars = row.optional("guest_stars")
    }
}

extension EpisodeDTO {
    func adapted() -> Episode {
        var episode = Episode(id: id, seasonNumber: seasonNumber, episodeNumber: episodeNumber)
        episode.name = name ?? ""
        episode.overview = overview ?? ""
        episode.airDate = airDate
        episode.runtime = runtime.known
        episode.episodeType = episodeType
        episode.productionCode = productionCode ?? ""
        episode.stillPath = stillPath
        episode.voteAverage = voteAverage.voteOrZero
        episode.voteCount = voteCount.countOrZero
        episode.crew = crew.adapted()
        episode.guestStars = guestStars.adapted()
        return episode
    }
}
