/// Names one episode of a series.
public struct EpisodeReference: Sendable, Hashable, Codable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The number of the season, 0 for specials.
    public var season: Int
    /// The number of the episode within the season.
    public var number: Int

    /// Creates a reference.
    public init(series: TVSeries.ID, season: Int, number: Int) {
        self.series = series
        self.season = season
        self.number = number
    }
}

/// An episode with those who took part in it. What stands in its season is at hand directly: `episode.name`.
///
/// See <https://developer.themoviedb.org/reference/tv-episode-details>.
@dynamicMemberLookup
public struct EpisodeDetails: Sendable, Hashable, Codable, Identifiable {
    /// The episode itself.
    public let episode: Episode
    /// Who plays in the whole season, and who made this episode.
    public let credits: Credits
    /// Who plays in this episode only.
    public let guestStars: [CastMember]
    /// Stills, best voted first.
    public let stills: [Picture]
    /// Trailers and other clips.
    public let videos: [Video]

    /// Creates the details of an episode.
    public init(
        episode: Episode, credits: Credits = .empty, guestStars: [CastMember] = [], stills: [Picture] = [], videos: [Video] = []
    ) {
        self.episode = episode
        self.credits = credits
        self.guestStars = guestStars
        self.stills = stills
        self.videos = videos
    }

    /// TMDb's id among episodes.
    public var id: Int { episode.id }

    /// What stands in the season.
    public subscript<Value>(dynamicMember member: KeyPath<Episode, Value>) -> Value { episode[keyPath: member] }
}

/// Reads one episode with its cast, crew, guests and stills.
public struct GetEpisode: Reading {
    private let series: any TVSeriesRepository

    /// Creates the use case.
    public init(series: any TVSeriesRepository) { self.series = series }

    /// The read of one episode.
    public func read(_ episode: EpisodeReference) -> Read<EpisodeDetails> { series.episode(episode) }
}

extension TVSeriesUseCases {
    /// Reads one episode with its cast, crew, guests and stills.
    public var episode: GetEpisode { GetEpisode(series: series) }
}
