import MarqueeDomain

extension Operations {
    static let searchPeople = Operation<PageDTO<PersonDTO>>(
        .get, "/3/search/person", lifetime: .hours(1), audience: [.language, .adult])
}

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func searchPeople(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchPeople, page: search.page, query: search.query)
    }
}
