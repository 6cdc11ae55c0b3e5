/// Reads the TV series that meet a filter, a page at a time.
///
/// Reading throws ``MarqueeError/Code/invalidInput`` for a range whose lowest value is above its highest, for an invalid code, and for a
/// condition that needs a country and has none. Offline, only pages that were read before are available.
///
/// See <https://developer.themoviedb.org/reference/discover-tv>.
public struct DiscoverTV: Reading {
    private let series: any TVSeriesRepository

    public init(series: any TVSeriesRepository) { self.series = series }

    public func read(_ input: TVFilter) -> Read<Page<TVSeries>> {
        do throws(MarqueeError) {
            try input.check()
            return series.discover(input)
        } catch {
            return .failing(error)
        }
    }

    /// Reads a page of the TV series that meet the conditions of a closure.
    ///
    /// ```swift
    /// let dramas = try await marquee.discover.tv { $0.genres = .all([TVGenre.drama]) }
    /// ```
    public func callAsFunction(
        page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil, _ conditions: (inout TVFilter) -> Void
    ) async throws(MarqueeError) -> Fetched<Page<TVSeries>> {
        var filter = TVFilter(page: page)
        conditions(&filter)
        return try await read(filter)(policy: policy, language: language)
    }
}
