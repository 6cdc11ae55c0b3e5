import MarqueeDomain

/// A season with the series that it belongs to.
struct SeriesSeasonDTO: DTO {
    @Embedded var season: SeasonDTO
    let showID: Int
}

extension SeriesSeasonDTO {
    func adapted() -> SeriesSeason { SeriesSeason(series: showID, season: season.adapted()) }
}
