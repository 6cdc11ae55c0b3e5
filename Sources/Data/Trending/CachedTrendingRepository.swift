public import MarqueeDomain

/// Trends from the server, stored for the time when it cannot answer.
public struct CachedTrendingRepository: TrendingRepository {
    private let api: any TrendingAPI
    private let reader: Reader

    public init(api: any TrendingAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    public func movies(_ trending: Trending) -> Read<Page<Movie>> { reader.read(api.movies(trending)) }
    public func tv(_ trending: Trending) -> Read<Page<TVSeries>> { reader.read(api.tv(trending)) }
    public func people(_ trending: Trending) -> Read<Page<Person>> { reader.read(api.people(trending)) }
    public func all(_ trending: Trending) -> Read<Page<MediaItem>> { reader.read(api.all(trending)) }
}
