import MarqueeDomain

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func trendingTV(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingTV, page: trending.page, path: trending.path)
    }
}
