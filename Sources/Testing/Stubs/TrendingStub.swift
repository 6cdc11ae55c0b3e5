public import MarqueeDomain

/// Replaces the lists of what is trending; what is not replaced fails.
public struct TrendingStub: Sendable {
    /// Replaces `trending.movies`.
    public var movies: (@Sendable (Trending) -> Read<Page<Movie>>)?
    /// Replaces `trending.tv`.
    public var tv: (@Sendable (Trending) -> Read<Page<TVSeries>>)?
    /// Replaces `trending.people`.
    public var people: (@Sendable (Trending) -> Read<Page<Person>>)?
    /// Replaces `trending.all`.
    public var all: (@Sendable (Trending) -> Read<Page<MediaItem>>)?
}

/// The repository of a ``TrendingStub``.
struct StubbedTrendingRepository: TrendingRepository {
    let stub: Stubbed<TrendingStub>

    func movies(_ trending: Trending) -> Read<Page<Movie>> { stub.movies(trending) }
    func tv(_ trending: Trending) -> Read<Page<TVSeries>> { stub.tv(trending) }
    func people(_ trending: Trending) -> Read<Page<Person>> { stub.people(trending) }
    func all(_ trending: Trending) -> Read<Page<MediaItem>> { stub.all(trending) }
}
