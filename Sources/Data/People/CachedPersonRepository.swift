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
    public func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Read<PersonDetails> {
        reader.read(api.details(id, including: parts))
    }
    /// The movies and series of a person.
    public func combinedCredits(of id: Person.ID) -> Read<PersonCredits> { reader.read(api.combinedCredits(of: id)) }
    /// The movies of a person.
    public func movieCredits(of id: Person.ID) -> Read<PersonCredits> { reader.read(api.movieCredits(of: id)) }
    /// The series of a person.
    public func tvCredits(of id: Person.ID) -> Read<PersonCredits> { reader.read(api.tvCredits(of: id)) }
    /// The ids of a person at other services.
    public func externalIDs(of id: Person.ID) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: id)) }
    /// The profile images of a person.
    public func images(of id: Person.ID) -> Read<[Picture]> { reader.read(api.images(of: id)) }
    /// Images of titles on which a person was tagged; TMDb serves only the first page.
    public func taggedImages(of id: Person.ID) -> Read<Page<TaggedImage>> { reader.read(api.taggedImages(of: id)) }
    /// The biography of a person in all languages.
    public func translations(of id: Person.ID) -> Read<[Translation]> { reader.read(api.translations(of: id)) }
    /// The person who was added to TMDb last.
    public func latest() -> Read<PersonDetails> { reader.read(api.latest()) }
}
