public import MarqueeDomain

/// What a server can answer about the parts of episodes. It may gain requirements in a minor version.
public protocol EpisodeAPI: Sendable {
    /// The cast of the season, the guest stars and the crew of an episode.
    func credits(of episode: EpisodeReference) -> Remote<EpisodeCredits>
    /// The ids of an episode at other services.
    func externalIDs(of episode: EpisodeReference) -> Remote<ExternalIDs>
    /// The still images of an episode.
    func images(of episode: EpisodeReference) -> Remote<[Picture]>
    /// The texts of an episode in all languages.
    func translations(of episode: EpisodeReference) -> Remote<[Translation]>
    /// The trailers and other videos of an episode.
    func videos(of episode: EpisodeReference) -> Remote<[Video]>
}
