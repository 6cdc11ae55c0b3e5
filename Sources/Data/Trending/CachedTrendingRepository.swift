public import MarqueeDomain

/// Trends from the server, stored for the time when it cannot answer.
public struct CachedTrendingRepository: TrendingRepository {
    private let api: any TrendingAPI
    private let reader: Reader
    private let includesAdult: Bool

    public init(api: any TrendingAPI, reader: Reader) { self.init(api: api, reader: reader, includesAdult: true) }

    /// Creates the repository for an audience.
    package init(api: any TrendingAPI, reader: Reader, includesAdult: Bool) {
        self.api = api
        self.reader = reader
        self.includesAdult = includesAdult
    }

    public func movies(_ trending: Trending) -> Read<Page<Movie>> {
        reader.read(api.movies(trending), showing: includesAdult ? nil : .movies)
    }
    public func tv(_ trending: Trending) -> Read<Page<TVSeries>> {
        reader.read(api.tv(trending), showing: includesAdult ? nil : .tv)
    }
    public func people(_ trending: Trending) -> Read<Page<Person>> { reader.read(api.people(trending)) }
    public func all(_ trending: Trending) -> Read<Page<MediaItem>> {
        reader.read(api.all(trending), showing: includesAdult ? nil : .mixed)
    }
}
