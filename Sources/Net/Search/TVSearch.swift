import MarqueeDomain

extension Operations {
    static let searchTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/search/tv", lifetime: .hours(1), audience: [.language, .adult])
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func searchTV(_ search: TVSearch) -> Self {
        var query = ["query": search.text]
        query["first_air_date_year"] = search.year.map(String.init)
        query["include_adult"] = search.includesAdult.map(String.init)
        return Endpoint(Operations.searchTV, page: search.page, query: query)
    }
}
