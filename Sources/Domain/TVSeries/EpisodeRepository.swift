/// The source of the parts of episodes of TV series. ``EpisodeUseCases`` documents the requirements that it publishes. The protocol may
/// gain requirements in a minor version.
public protocol EpisodeRepository: Sendable {
    func credits(of episode: EpisodeReference) -> Read<EpisodeCredits>
    func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs>
    func images(of episode: EpisodeReference) -> Read<[Picture]>
    func translations(of episode: EpisodeReference) -> Read<[Translation]>
    func videos(of episode: EpisodeReference) -> Read<[Video]>
}

/// All use cases of episodes.
///
/// ```swift
/// let pictures = try await marquee.episodes.images(of: 1399, season: 1, number: 2)
/// print(pictures.value.count)
/// ```
public struct EpisodeUseCases: Sendable {
    let episodes: any EpisodeRepository

    public init(episodes: any EpisodeRepository) { self.episodes = episodes }
}
