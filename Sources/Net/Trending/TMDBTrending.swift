public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let trendingRows: [any OperationRow] = [
        trendingMovies, trendingTV, trendingPeople, trendingMedia,
    ]
}

/// The trending lists of a TMDb server.
public struct TMDBTrending: TrendingAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func movies(_ trending: Trending) -> Remote<Page<Movie>> { tmdb.remote(.trendingMovies(trending)) }
    public func tv(_ trending: Trending) -> Remote<Page<TVSeries>> { tmdb.remote(.trendingTV(trending)) }
    public func people(_ trending: Trending) -> Remote<Page<Person>> { tmdb.remote(.trendingPeople(trending)) }
    public func all(_ trending: Trending) -> Remote<Page<MediaItem>> { tmdb.remote(.trendingMedia(trending)) }
}
