public import MarqueeDomain

/// Replaces the parts of episodes; a call that is not replaced fails.
public struct EpisodeStub: Sendable {
    public var credits: (@Sendable (EpisodeReference) -> Read<EpisodeCredits>)?
    public var externalIDs: (@Sendable (EpisodeReference) -> Read<ExternalIDs>)?
    public var images: (@Sendable (EpisodeReference) -> Read<ImageSet>)?
    public var translations: (@Sendable (EpisodeReference) -> Read<[Translation]>)?
    public var videos: (@Sendable (EpisodeReference) -> Read<[Video]>)?
}

/// The repository of a ``EpisodeStub``.
struct StubbedEpisodeRepository: EpisodeRepository {
    let stub: Stubbed<EpisodeStub>

    func credits(of episode: EpisodeReference) -> Read<EpisodeCredits> { stub.credits(episode) }
    func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs> { stub.externalIDs(episode) }
    func images(of episode: EpisodeReference) -> Read<ImageSet> { stub.images(episode) }
    func translations(of episode: EpisodeReference) -> Read<[Translation]> { stub.translations(episode) }
    func videos(of episode: EpisodeReference) -> Read<[Video]> { stub.videos(episode) }
}
