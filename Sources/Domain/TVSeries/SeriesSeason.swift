/// A season, with the series that it belongs to.
public struct SeriesSeason: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The season.
    public var season: Season

    /// Creates a season of a series.
    public init(series: TVSeries.ID, season: Season) {
        self.series = series
        self.season = season
    }

    /// TMDb's id among seasons.
    public var id: Season.ID { season.id }

    /// Its number in the series; nil where TMDb does not give it.
    public var reference: SeasonReference? { season.number.map { SeasonReference(series: series, number: $0) } }
}
