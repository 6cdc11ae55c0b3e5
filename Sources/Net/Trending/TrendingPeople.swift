import MarqueeDomain

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func trendingPeople(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingPeople, page: trending.page, path: trending.path)
    }
}
