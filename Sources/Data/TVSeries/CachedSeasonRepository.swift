public import MarqueeDomain

/// The parts of seasons from the server, stored for the time when it cannot answer.
public struct CachedSeasonRepository: SeasonRepository {
    private let api: any SeasonAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any SeasonAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// The cast and the crew of all episodes of a season, with the number of episodes.
    public func aggregateCredits(of season: SeasonReference) -> Read<Credits> { reader.read(api.aggregateCredits(of: season)) }
    /// The cast and the crew of a season.
    public func credits(of season: SeasonReference) -> Read<Credits> { reader.read(api.credits(of: season)) }
    /// The ids of a season at other services.
    public func externalIDs(of season: SeasonReference) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: season)) }
    /// The posters of a season.
    public func images(of season: SeasonReference) -> Read<ImageSet> { reader.read(api.images(of: season)) }
    /// The texts of a season in all languages.
    public func translations(of season: SeasonReference) -> Read<[Translation]> { reader.read(api.translations(of: season)) }
    /// The trailers and other videos of a season.
    public func videos(of season: SeasonReference) -> Read<[Video]> { reader.read(api.videos(of: season)) }
    /// Where a season can be watched.
    public func watchProviders(of season: SeasonReference) -> Read<WatchProviders> { reader.read(api.watchProviders(of: season)) }
}
