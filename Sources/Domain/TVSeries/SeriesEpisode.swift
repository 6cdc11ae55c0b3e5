/// An episode, with the id of its series.
public struct SeriesEpisode: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The episode.
    public var episode: Episode
    /// The position in a group of ``EpisodeGroupDetails``, from 0; nil elsewhere.
    public var order: Int?

    public init(series: TVSeries.ID, episode: Episode) {
        self.series = series
        self.episode = episode
    }

    public var id: Episode.ID { episode.id }

    /// The season and the number; nil if unknown.
    public var reference: EpisodeReference? { episode.reference(in: series) }
}
