public import MarqueeDomain

/// Replaces the lists of trending titles and people; a call that is not replaced fails.
public struct TrendingStub: Sendable {
    public var movies: (@Sendable (Trending) -> Read<Page<Movie>>)?
    public var tv: (@Sendable (Trending) -> Read<Page<TVSeries>>)?
    public var people: (@Sendable (Trending) -> Read<Page<Person>>)?
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
