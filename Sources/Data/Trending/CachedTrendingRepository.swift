public import MarqueeDomain

/// Trends from the server, stored for the time when it cannot answer.
public struct CachedTrendingRepository: TrendingRepository {
    private let api: any TrendingAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any TrendingAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// One page of the trending movies.
    public func movies(_ trending: Trending) -> Read<Page<Movie>> { reader.read(api.movies(trending)) }
    /// One page of the trending TV series.
    public func tv(_ trending: Trending) -> Read<Page<TVSeries>> { reader.read(api.tv(trending)) }
    /// One page of the trending people.
    public func people(_ trending: Trending) -> Read<Page<Person>> { reader.read(api.people(trending)) }
    /// One page of the trending movies, series and people.
    public func all(_ trending: Trending) -> Read<Page<MediaItem>> { reader.read(api.all(trending)) }
}
