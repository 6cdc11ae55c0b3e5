/// The cast, the guest stars and the crew of an episode.
///
/// See <https://developer.themoviedb.org/reference/tv-episode-credits>.
public struct EpisodeCredits: Sendable, Equatable, Codable {
    /// The cast of the season.
    public var cast: [CastMember] = []
    /// The guest stars: the cast of this episode only.
    public var guestStars: [CastMember] = []
    /// The crew of this episode.
    public var crew: [CrewMember] = []

    public init() {}
}
