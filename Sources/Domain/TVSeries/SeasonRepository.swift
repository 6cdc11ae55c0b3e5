/// The source of the parts of seasons of TV series. It may gain requirements in a minor version.
public protocol SeasonRepository: Sendable {
    /// The cast and the crew of all episodes of a season, with the number of episodes.
    func aggregateCredits(of season: SeasonReference) -> Read<Credits>
    /// The cast and the crew of a season.
    func credits(of season: SeasonReference) -> Read<Credits>
    /// The ids of a season at other services.
    func externalIDs(of season: SeasonReference) -> Read<ExternalIDs>
    /// The posters of a season.
    func images(of season: SeasonReference) -> Read<ImageSet>
    /// The texts of a season in all languages.
    func translations(of season: SeasonReference) -> Read<[Translation]>
    /// The trailers and other videos of a season.
    func videos(of season: SeasonReference) -> Read<[Video]>
    /// Where a season can be watched.
    func watchProviders(of season: SeasonReference) -> Read<WatchProviders>
}

/// All use cases of seasons.
public struct SeasonUseCases: Sendable {
    let seasons: any SeasonRepository

    /// Publishes the use cases of a repository.
    public init(seasons: any SeasonRepository) { self.seasons = seasons }
}
