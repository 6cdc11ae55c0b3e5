/// Several seasons of a series, or all of them.
public struct SeriesSeasons: Sendable, Hashable, Codable {
    /// The most seasons that can be named at once.
    public static let limit = 1_000

    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The numbers of the seasons, 0 for specials; nil for all that the series has.
    public var numbers: [Int]?

    /// All seasons of a series, specials included.
    public init(of series: TVSeries.ID) { self.series = series }

    /// The seasons of a series with these numbers.
    public init(_ numbers: some Collection<Int>, of series: TVSeries.ID) {
        self.series = series
        // One more than can be read is enough to tell that there are too many.
        self.numbers = Array(numbers.prefix(Self.limit + 1))
    }

    func check() throws(MarqueeError) {
        guard let numbers, numbers.count > Self.limit || numbers.contains(where: { $0 < 0 }) else { return }
        throw MarqueeError(.invalidInput, .init("seasons.numbers"))
    }
}

/// Reads several seasons of a series with their episodes, in few requests: each asks for up to 20 seasons that are not cached.
///
/// A season is cached as if it had been read alone without parts, and a season that was read so is not asked for again. Seasons that TMDb
/// does not have are left out. If one season can neither be fetched nor served, the read throws. The age is that of the oldest season, and
/// the origin is the server if it was asked for any season.
///
/// Where the audience has fallback languages, each season is asked for by itself, because TMDb appends no translations of seasons.
public struct GetSeasons: Reading {
    private let series: any TVSeriesRepository

    public init(series: any TVSeriesRepository) { self.series = series }

    public func read(_ input: SeriesSeasons) -> Read<[SeasonDetails]> {
        do throws(MarqueeError) {
            try input.check()
            return series.seasons(input)
        } catch {
            return .failing(error)
        }
    }

    /// Reads the seasons of a series with these numbers, 0 for specials.
    public func callAsFunction(
        _ numbers: some Collection<Int>, of series: TVSeries.ID, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<[SeasonDetails]> {
        try await read(SeriesSeasons(numbers, of: series))(policy: policy)
    }

    /// Reads all seasons of a series, specials included.
    public func callAsFunction(of series: TVSeries.ID, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<[SeasonDetails]>
    {
        try await read(SeriesSeasons(of: series))(policy: policy)
    }
}

extension TVSeriesUseCases {
    /// Reads several or all seasons of a series, in few requests.
    public var seasons: GetSeasons { GetSeasons(series: series) }
}
