/// An episode with those who took part in it. What stands in its season is at hand directly: `episode.name`.
///
/// See <https://developer.themoviedb.org/reference/tv-episode-details>.
@dynamicMemberLookup
public struct EpisodeDetails: Sendable, Hashable, Codable, Identifiable {
    /// The episode itself.
    public var episode: Episode
    /// Who plays in the whole season, and who made this episode.
    public var credits: Credits = .empty
    /// Who plays in this episode only.
    public var guestStars: [CastMember] = []
    /// Stills, best voted first.
    public var stills: [Picture] = []
    /// Trailers and other clips.
    public var videos: [Video] = []

    /// Creates the details of an episode.
    public init(episode: Episode) { self.episode = episode }

    /// TMDb's id among episodes.
    public var id: Int { episode.id }

    /// What stands in the season.
    public subscript<Value>(dynamicMember member: KeyPath<Episode, Value>) -> Value { episode[keyPath: member] }

    /// What stands in the season, to be changed.
    public subscript<Value>(dynamicMember member: WritableKeyPath<Episode, Value>) -> Value {
        get { episode[keyPath: member] }
        set { episode[keyPath: member] = newValue }
    }
}

extension TVSeriesUseCases {
    /// Reads one episode with its cast, crew, guests and stills.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-episode-details>.
    public var episode: Get<EpisodeReference, EpisodeDetails> { Get(series.episode) }
}

extension Get where Input == EpisodeReference {
    /// Reads an episode of a series by its place in it.
    public func callAsFunction(
        of series: TVSeries.ID, season: Int, number: Int, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(EpisodeReference(series: series, season: season, number: number))(policy)
    }
}
