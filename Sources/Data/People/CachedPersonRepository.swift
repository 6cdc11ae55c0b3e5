public import MarqueeDomain

/// People from the server, stored for the time when it cannot answer.
public struct CachedPersonRepository: PersonRepository {
    private let api: any PersonAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any PersonAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// One page of the people that are popular today.
    public func popular(_ people: PopularPeople) -> Read<Page<Person>> { reader.read(api.popular(people)) }
    /// One person with parts.
    public func details(_ id: Person.ID) -> Read<PersonDetails> { reader.read(api.details(id)) }
}
