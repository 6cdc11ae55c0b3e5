public import MarqueeDomain

/// What a server can answer about the parts of seasons. It may gain requirements in a minor version.
public protocol SeasonAPI: Sendable {
    /// The cast and the crew of all episodes of a season, with the number of episodes.
    func aggregateCredits(of season: SeasonReference) -> Remote<Credits>
    /// The cast and the crew of a season.
    func credits(of season: SeasonReference) -> Remote<Credits>
    /// The ids of a season at other services.
    func externalIDs(of season: SeasonReference) -> Remote<ExternalIDs>
    /// The posters of a season.
    func images(of season: SeasonReference) -> Remote<ImageSet>
    /// The texts of a season in all languages.
    func translations(of season: SeasonReference) -> Remote<[Translation]>
    /// The trailers and other videos of a season.
    func videos(of season: SeasonReference) -> Remote<[Video]>
    /// Where a season can be watched.
    func watchProviders(of season: SeasonReference) -> Remote<WatchProviders>
}
