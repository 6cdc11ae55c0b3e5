import MarqueeDomain

extension Operations {
    static let trendingTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/trending/tv/{time_window}", lifetime: .hours(1))
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func trendingTV(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingTV, page: trending.page, path: trending.path)
    }
}
