public import MarqueeDomain

/// Replaces the parts of seasons; a call that is not replaced fails.
public struct SeasonStub: Sendable {
    public var aggregateCredits: (@Sendable (SeasonReference) -> Read<AggregateCredits>)?
    public var credits: (@Sendable (SeasonReference) -> Read<Credits>)?
    public var externalIDs: (@Sendable (SeasonReference) -> Read<ExternalIDs>)?
    public var images: (@Sendable (SeasonReference) -> Read<ImageSet>)?
    public var translations: (@Sendable (SeasonReference) -> Read<[Translation]>)?
    public var videos: (@Sendable (SeasonReference) -> Read<[Video]>)?
    public var watchProviders: (@Sendable (SeasonReference) -> Read<WatchProviders>)?
}

/// The repository of a ``SeasonStub``.
struct StubbedSeasonRepository: SeasonRepository {
    let stub: Stubbed<SeasonStub>

    func aggregateCredits(of season: SeasonReference) -> Read<AggregateCredits> { stub.aggregateCredits(season) }
    func credits(of season: SeasonReference) -> Read<Credits> { stub.credits(season) }
    func externalIDs(of season: SeasonReference) -> Read<ExternalIDs> { stub.externalIDs(season) }
    func images(of season: SeasonReference) -> Read<ImageSet> { stub.images(season) }
    func translations(of season: SeasonReference) -> Read<[Translation]> { stub.translations(season) }
    func videos(of season: SeasonReference) -> Read<[Video]> { stub.videos(season) }
    func watchProviders(of season: SeasonReference) -> Read<WatchProviders> { stub.watchProviders(season) }
}
