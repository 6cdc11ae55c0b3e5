import MarqueeDomain

extension Operations {
    static let searchAll = Operation<PageDTO<MediaItemDTO>>(
        .get, "/3/search/multi", lifetime: .hours(1), audience: [.language, .adult])
}

extension Endpoint where Answer == PageDTO<MediaItemDTO> {
    static func searchAll(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchAll, page: search.page, query: search.query)
    }
}
