import MarqueeDomain

/// An episode with the series that it belongs to.
struct SeriesEpisodeDTO: DTO {
    let episode: EpisodeDTO
    let showID: Int
    let order: Int?

    init(_ row: TapeRow) throws {
        episode = try EpisodeDTO(row)
        showID = try row.required("show_id")
        order = row.optional("order")
    }
}

extension SeriesEpisodeDTO {
    func adapted() -> SeriesEpisode {
        var adapted = SeriesEpisode(series: showID, episode: episode.adapted())
        adapted.order = order.knownCount
        return adapted
    }
}
