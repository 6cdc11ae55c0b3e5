/// A season, with the id of its series.
public struct SeriesSeason: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The season.
    public var season: Season

    public init(series: TVSeries.ID, season: Season) {
        self.series = series
        self.season = season
    }

    public var id: Season.ID { season.id }

    /// The number in the series; nil if unknown.
    public var reference: SeasonReference? { season.seasonNumber.map { SeasonReference(series: series, number: $0) } }
}
