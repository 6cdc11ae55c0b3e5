/// Identifies an episode by its series, season and number.
public struct EpisodeReference: Sendable, Hashable, Codable {
    /// TMDb's id of the series.
    public var series: Int
    /// The number of the season; 0 for specials.
    public var season: Int
    /// The number of the episode within the season.
    public var number: Int

    public init(series: Int, season: Int, number: Int) {
        self.series = series
        self.season = season
        self.number = number
    }
}
