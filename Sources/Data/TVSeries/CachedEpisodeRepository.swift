public import MarqueeDomain

/// The parts of episodes from the server, stored for the time when it cannot answer.
public struct CachedEpisodeRepository: EpisodeRepository {
    private let api: any EpisodeAPI
    private let reader: Reader

    public init(api: any EpisodeAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    public func credits(of episode: EpisodeReference) -> Read<EpisodeCredits> { reader.read(api.credits(of: episode)) }
    public func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: episode)) }
    public func images(of episode: EpisodeReference) -> Read<ImageSet> { reader.read(api.images(of: episode)) }
    public func translations(of episode: EpisodeReference) -> Read<[Translation]> { reader.read(api.translations(of: episode)) }
    public func videos(of episode: EpisodeReference) -> Read<[Video]> { reader.read(api.videos(of: episode)) }
}
