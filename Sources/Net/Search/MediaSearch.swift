import MarqueeDomain

extension Endpoint where Answer == PageDTO<MediaItemDTO> {
    static func searchAll(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchAll, page: search.page, query: ["query": search.text])
    }
}
