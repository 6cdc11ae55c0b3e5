public import MarqueeDomain

/// The parts of seasons from the server, stored for the time when it cannot answer.
public struct CachedSeasonRepository: SeasonRepository {
    private let api: any SeasonAPI
    private let reader: Reader

    public init(api: any SeasonAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    public func aggregateCredits(of season: SeasonReference) -> Read<AggregateCredits> { reader.read(api.aggregateCredits(of: season)) }
    public func credits(of season: SeasonReference) -> Read<Credits> { reader.read(api.credits(of: season)) }
    public func externalIDs(of season: SeasonReference) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: season)) }
    public func images(of season: SeasonReference) -> Read<ImageSet> { reader.read(api.images(of: season)) }
    public func translations(of season: SeasonReference) -> Read<[Translation]> { reader.read(api.translations(of: season)) }
    public func videos(of season: SeasonReference) -> Read<[Video]> { reader.read(api.videos(of: season)) }
    public func watchProviders(of season: SeasonReference) -> Read<WatchProviders> { reader.read(api.watchProviders(of: season)) }
}
