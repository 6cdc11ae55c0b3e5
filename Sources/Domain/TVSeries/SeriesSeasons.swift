/// Several seasons of a series, or all of them.
public struct SeriesSeasons: Sendable, Equatable, Codable {
    /// The maximum number of seasons in one input.
    public static let limit = 1_000

    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The numbers of the seasons, 0 for specials; nil for all seasons.
    public var numbers: [Int]?

    /// Requests all seasons of a series, including specials.
    public init(of series: TVSeries.ID) { self.series = series }

    /// Requests the seasons of a series with these numbers, at most ``limit``.
    public init(_ numbers: some Collection<Int>, of series: TVSeries.ID) {
        self.series = series
        // One more than can be read shows that there are too many.
        self.numbers = Array(numbers.prefix(Self.limit + 1))
    }

    func check() throws(MarqueeError) {
        guard let numbers, numbers.count > Self.limit || numbers.contains(where: { $0 < 0 }) else { return }
        throw MarqueeError(.invalidInput, .init("seasons.numbers"))
    }
}

/// Reads several seasons of a series with their episodes, in the order of the input. A request fetches up to 20 seasons that are not cached.
///
/// A season is cached as if it had been read alone without parts. Seasons unknown to TMDb are left out. If a season is neither available
/// from the server nor cached, the read throws. The age is that of the oldest season; the origin is the server if any season was fetched.
///
/// If the audience has fallback languages, each season has a request of its own, because TMDb appends no translations of seasons.
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
        _ numbers: some Collection<Int>, of series: TVSeries.ID, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<[SeasonDetails]> {
        try await read(SeriesSeasons(numbers, of: series))(policy: policy, language: language)
    }

    /// Reads all seasons of a series, including specials.
    public func callAsFunction(
        of series: TVSeries.ID, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<[SeasonDetails]> {
        try await read(SeriesSeasons(of: series))(policy: policy, language: language)
    }
}

extension TVSeriesUseCases {
    /// Reads several or all seasons of a series, up to 20 in one request.
    public var seasons: GetSeasons { GetSeasons(series: series) }
}
