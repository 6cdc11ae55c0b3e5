import MarqueeDomain

extension Endpoint where Answer == PageDTO<MediaItemDTO> {
    static func trendingMedia(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingMedia, page: trending.page, path: trending.path)
    }
}
