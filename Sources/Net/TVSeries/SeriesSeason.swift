import MarqueeDomain

/// A season with the series that it belongs to.
struct SeriesSeasonDTO: DTO {
    let season: SeasonDTO
    let showID: Int

    init(_ row: TapeRow) throws {
        season = try SeasonDTO(row)
        showID = try row.required("show_id")
    }
}

extension SeriesSeasonDTO {
    func adapted() -> SeriesSeason { SeriesSeason(series: showID, season: season.adapted()) }
}
