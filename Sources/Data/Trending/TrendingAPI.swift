public import MarqueeDomain

/// What a server can answer about trends. It may gain requirements in a minor version.
public protocol TrendingAPI: Sendable {
    /// One page of the trending movies.
    func movies(_ trending: Trending) -> Remote<Page<Movie>>
    /// One page of the trending TV series.
    func tv(_ trending: Trending) -> Remote<Page<TVSeries>>
    /// One page of the trending people.
    func people(_ trending: Trending) -> Remote<Page<Person>>
    /// One page of the trending movies, series and people.
    func all(_ trending: Trending) -> Remote<Page<MediaItem>>
}
