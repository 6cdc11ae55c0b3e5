public import MarqueeDomain

/// Replaces the parts of episodes; what is not replaced fails.
public struct EpisodeStub: Sendable {
    /// Replaces `episodes.credits`.
    public var credits: @Sendable (EpisodeReference) -> Read<EpisodeCredits> = unstubbed("episodes.credits")
    /// Replaces `episodes.externalIDs`.
    public var externalIDs: @Sendable (EpisodeReference) -> Read<ExternalIDs> = unstubbed("episodes.externalIDs")
    /// Replaces `episodes.images`.
    public var images: @Sendable (EpisodeReference) -> Read<[Picture]> = unstubbed("episodes.images")
    /// Replaces `episodes.translations`.
    public var translations: @Sendable (EpisodeReference) -> Read<[Translation]> = unstubbed("episodes.translations")
    /// Replaces `episodes.videos`.
    public var videos: @Sendable (EpisodeReference) -> Read<[Video]> = unstubbed("episodes.videos")
}

/// The repository of a ``EpisodeStub``.
struct StubbedEpisodeRepository: EpisodeRepository {
    let stub: EpisodeStub

    func credits(of episode: EpisodeReference) -> Read<EpisodeCredits> { stub.credits(episode) }
    func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs> { stub.externalIDs(episode) }
    func images(of episode: EpisodeReference) -> Read<[Picture]> { stub.images(episode) }
    func translations(of episode: EpisodeReference) -> Read<[Translation]> { stub.translations(episode) }
    func videos(of episode: EpisodeReference) -> Read<[Video]> { stub.videos(episode) }
}
