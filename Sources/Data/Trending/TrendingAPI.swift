public import MarqueeDomain

/// The reads of trends from a server. The protocol may gain requirements in a minor version.
public protocol TrendingAPI: Sendable {
    /// `GET /3/trending/movie/{time_window}`
    func movies(_ trending: Trending) -> Remote<Page<Movie>>
    /// `GET /3/trending/tv/{time_window}`
    func tv(_ trending: Trending) -> Remote<Page<TVSeries>>
    /// `GET /3/trending/person/{time_window}`
    func people(_ trending: Trending) -> Remote<Page<Person>>
    /// `GET /3/trending/all/{time_window}`
    func all(_ trending: Trending) -> Remote<Page<MediaItem>>
}
