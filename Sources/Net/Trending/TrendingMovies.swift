import MarqueeDomain

extension Operations {
    static let trendingMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/trending/movie/{time_window}", lifetime: .hours(1))
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func trendingMovies(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingMovies, page: trending.page, path: trending.path)
    }
}
