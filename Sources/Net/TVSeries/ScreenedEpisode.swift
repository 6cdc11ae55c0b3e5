import MarqueeDomain

/// The episodes of a series that were screened in theaters.
struct ScreenedEpisodesDTO: DTO {
    let results: [ScreenedEpisodeDTO]
}

extension ScreenedEpisodesDTO {
    func adapted() -> [ScreenedEpisode] { results.adapted() }
}

struct ScreenedEpisodeDTO: DTO {
    let id: Int
    let seasonNumber: Int
    let episodeNumber: Int
}

extension ScreenedEpisodeDTO {
    func adapted() -> ScreenedEpisode { ScreenedEpisode(id: id, seasonNumber: seasonNumber, number: episodeNumber) }
}
