import MarqueeDomain

extension Operations {
    static let searchKeywords = Operation<PageDTO<KeywordDTO>>(
        .get, "/3/search/keyword", lifetime: .hours(1), audience: [])
}

extension Endpoint where Answer == PageDTO<KeywordDTO> {
    static func searchKeywords(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchKeywords, page: search.page, query: ["query": search.text])
    }
}
