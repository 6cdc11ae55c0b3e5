import MarqueeDomain

extension Operations {
    static let popularPeople = Operation<PageDTO<PersonDTO>>(.get, "/3/person/popular", lifetime: .hours(1))
}

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func popularPeople(_ people: ListPage) -> Self { Endpoint(Operations.popularPeople, page: people.page) }
}
