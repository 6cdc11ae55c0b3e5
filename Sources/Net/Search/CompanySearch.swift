import MarqueeDomain

extension Operations {
    static let searchCompanies = Operation<PageDTO<ProductionCompanyDTO>>(
        .get, "/3/search/company", lifetime: .hours(1), audience: [])
}

extension Endpoint where Answer == PageDTO<ProductionCompanyDTO> {
    static func searchCompanies(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchCompanies, page: search.page, query: ["query": search.text])
    }
}
