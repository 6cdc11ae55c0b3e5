package import MarqueeDomain

/// An episode with the series that it belongs to.
package struct SeriesEpisodeDTO: DTO {
    @Embedded var episode: EpisodeDTO
    let showID: Int
    let order: Int?
}

extension SeriesEpisodeDTO {
    package func adapted() -> SeriesEpisode {
        var adapted = SeriesEpisode(series: showID, episode: episode.adapted())
        adapted.order = order.knownCount
        return adapted
    }
}
