import MarqueeDomain

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func searchPeople(_ search: TextSearch) -> Self {
        Endpoint(Operations.searchPeople, page: search.page, query: ["query": search.text])
    }
}
