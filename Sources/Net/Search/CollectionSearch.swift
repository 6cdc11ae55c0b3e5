import MarqueeDomain

extension Operations {
    static let searchCollections = Operation<PageDTO<MovieCollectionDTO>>(
        .get, "/3/search/collection", lifetime: .hours(1), audience: [.language, .region, .adult])
}

extension Endpoint where Answer == PageDTO<MovieCollectionDTO> {
    static func searchCollections(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchCollections, page: search.page, query: search.query)
    }
}
