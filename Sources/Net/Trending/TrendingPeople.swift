import MarqueeDomain

extension Operations {
    static let trendingPeople = Operation<PageDTO<PersonDTO>>(.get, "/3/trending/person/{time_window}", lifetime: .hours(1))
}

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func trendingPeople(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingPeople, page: trending.page, path: trending.path)
    }
}
