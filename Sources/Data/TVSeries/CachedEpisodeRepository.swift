public import MarqueeDomain

/// The parts of episodes from the server, stored for the time when it cannot answer.
public struct CachedEpisodeRepository: EpisodeRepository {
    private let api: any EpisodeAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any EpisodeAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// The cast of the season, the guest stars and the crew of an episode.
    public func credits(of episode: EpisodeReference) -> Read<EpisodeCredits> { reader.read(api.credits(of: episode)) }
    /// The ids of an episode at other services.
    public func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: episode)) }
    /// The still images of an episode.
    public func images(of episode: EpisodeReference) -> Read<[Picture]> { reader.read(api.images(of: episode)) }
    /// The texts of an episode in all languages.
    public func translations(of episode: EpisodeReference) -> Read<[Translation]> { reader.read(api.translations(of: episode)) }
    /// The trailers and other videos of an episode.
    public func videos(of episode: EpisodeReference) -> Read<[Video]> { reader.read(api.videos(of: episode)) }
}
