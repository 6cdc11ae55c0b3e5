import MarqueeDomain

/// The episodes of a series that were screened in theaters.
struct ScreenedEpisodesDTO: DTO {
    let results: [ScreenedEpisodeDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension ScreenedEpisodesDTO {
    func adapted() -> [ScreenedEpisode] { results.adapted() }
}

struct ScreenedEpisodeDTO: DTO {
    let id: Int
    let seasonNumber: Int
    let episodeNumber: Int

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        seasonNumber = try row.required("season_number")
        episodeNumber = try row.required("episode_number")
    }
}

extension ScreenedEpisodeDTO {
    func adapted() -> ScreenedEpisode { ScreenedEpisode(id: id, seasonNumber: seasonNumber, episodeNumber: episodeNumber) }
}
