package import MarqueeDomain

/// An episode with the series that it belongs to.
package struct SeriesEpisodeDTO: DTO {
    @Embedded var episode: EpisodeDTO
    let showID: Int
}

extension SeriesEpisodeDTO {
    package func adapted() -> SeriesEpisode { SeriesEpisode(series: showID, episode: episode.adapted()) }
}
