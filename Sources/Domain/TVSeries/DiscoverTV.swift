/// Discovers TV series that fit a filter, a page at a time.
///
/// Reading throws ``MarqueeError/Code/invalidInput`` if no series can fit the filter: for a range whose lowest value is higher than its
/// highest, or a code that is none. Without a server, only pages that were read before are there.
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
}

extension TVSeriesUseCases {
    /// Discovers TV series that fit a filter.
    public var discover: DiscoverTV { DiscoverTV(series: series) }
}
