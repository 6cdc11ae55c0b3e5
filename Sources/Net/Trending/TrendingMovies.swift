import MarqueeDomain

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func trendingMovies(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingMovies, page: trending.page, path: trending.path)
    }
}
