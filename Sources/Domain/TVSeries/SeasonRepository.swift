/// The source of the parts of seasons of TV series. ``SeasonUseCases`` documents the requirements that it publishes. The protocol may
/// gain requirements in a minor version.
public protocol SeasonRepository: Sendable {
    func aggregateCredits(of season: SeasonReference) -> Read<AggregateCredits>
    func credits(of season: SeasonReference) -> Read<Credits>
    func externalIDs(of season: SeasonReference) -> Read<ExternalIDs>
    func images(of season: SeasonReference) -> Read<ImageSet>
    func translations(of season: SeasonReference) -> Read<[Translation]>
    func videos(of season: SeasonReference) -> Read<[Video]>
    func watchProviders(of season: SeasonReference) -> Read<WatchProviders>
}

/// All use cases of seasons of TV series.
///
/// ```swift
/// let credits = try await marquee.tvSeasons.credits(1399, season: 1)
/// print(credits.cast.map(\.name))
/// ```
public struct SeasonUseCases: Sendable {
    let seasons: any SeasonRepository
    let series: any TVSeriesRepository

    public init(seasons: any SeasonRepository, series: any TVSeriesRepository) {
        self.seasons = seasons
        self.series = series
    }
}
