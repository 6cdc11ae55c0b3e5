import MarqueeDomain

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func popularPeople(_ people: PopularPeople) -> Self { Endpoint(Operations.popularPeople, page: people.page) }
}
