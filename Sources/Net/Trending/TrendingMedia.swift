import MarqueeDomain

extension Operations {
    static let trendingMedia = Operation<PageDTO<MediaItemDTO>>(.get, "/3/trending/all/{time_window}", lifetime: .hours(1))
}

extension Endpoint where Answer == PageDTO<MediaItemDTO> {
    static func trendingMedia(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingMedia, page: trending.page, path: trending.path)
    }
}
