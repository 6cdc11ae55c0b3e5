/// Reads the TV series that meet a filter, a page at a time.
///
/// Reading throws ``MarqueeError/Code/invalidInput`` for a range whose lowest value is above its highest, and for an invalid code. Offline,
/// only pages that were read before are available.
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
    /// Reads the TV series that meet a filter, a page at a time.
    public var discover: DiscoverTV { DiscoverTV(series: series) }
}
