/// An episode, with the series that it belongs to.
public struct SeriesEpisode: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The episode.
    public var episode: Episode
    /// Its position in its group, from 0, where it stands in a group of ``EpisodeGroupDetails``.
    public var order: Int?

    /// Creates an episode of a series.
    public init(series: TVSeries.ID, episode: Episode) {
        self.series = series
        self.episode = episode
    }

    /// TMDb's id among episodes.
    public var id: Episode.ID { episode.id }

    /// Its season and number; nil where TMDb does not give them.
    public var reference: EpisodeReference? { episode.reference(in: series) }
}
