import MarqueeDomain

extension Operations {
    static let searchMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/search/movie", lifetime: .hours(1), audience: [.language, .region, .adult])
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func searchMovies(_ search: MovieSearch) -> Self {
        var query = ["query": search.text]
        query["year"] = search.year.map(String.init)
        return Endpoint(Operations.searchMovies, page: search.page, query: query)
    }
}
