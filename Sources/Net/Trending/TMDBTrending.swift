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

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of the trending movies.
    public func movies(_ trending: Trending) -> Remote<Page<Movie>> { tmdb.remote(.trendingMovies(trending)) }
    /// One page of the trending TV series.
    public func tv(_ trending: Trending) -> Remote<Page<TVSeries>> { tmdb.remote(.trendingTV(trending)) }
    /// One page of the trending people.
    public func people(_ trending: Trending) -> Remote<Page<Person>> { tmdb.remote(.trendingPeople(trending)) }
    /// One page of the trending movies, series and people.
    public func all(_ trending: Trending) -> Remote<Page<MediaItem>> { tmdb.remote(.trendingMedia(trending)) }
}
