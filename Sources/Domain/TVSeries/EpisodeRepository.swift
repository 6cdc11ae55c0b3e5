/// The source of the parts of episodes of TV series. It may gain requirements in a minor version.
public protocol EpisodeRepository: Sendable {
    /// The cast of the season, the guest stars and the crew of an episode.
    func credits(of episode: EpisodeReference) -> Read<EpisodeCredits>
    /// The ids of an episode at other services.
    func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs>
    /// The still images of an episode.
    func images(of episode: EpisodeReference) -> Read<[Picture]>
    /// The texts of an episode in all languages.
    func translations(of episode: EpisodeReference) -> Read<[Translation]>
    /// The trailers and other videos of an episode.
    func videos(of episode: EpisodeReference) -> Read<[Video]>
}

/// All use cases of episodes.
public struct EpisodeUseCases: Sendable {
    let episodes: any EpisodeRepository

    /// Publishes the use cases of a repository.
    public init(episodes: any EpisodeRepository) { self.episodes = episodes }
}
