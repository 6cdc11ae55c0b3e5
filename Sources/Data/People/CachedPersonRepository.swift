public import MarqueeDomain

/// People from the server, stored for the time when it cannot answer.
public struct CachedPersonRepository: PersonRepository {
    private let api: any PersonAPI
    private let reader: Reader

    public init(api: any PersonAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    public func popular(_ people: ListPage) -> Read<Page<Person>> { reader.read(api.popular(people)) }
    public func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Read<PersonDetails> {
        reader.read(api.details(id, including: parts))
    }
    public func combinedCredits(of id: Person.ID) -> Read<PersonCredits> { reader.read(api.combinedCredits(of: id)) }
    public func movieCredits(of id: Person.ID) -> Read<PersonCredits> { reader.read(api.movieCredits(of: id)) }
    public func tvCredits(of id: Person.ID) -> Read<PersonCredits> { reader.read(api.tvCredits(of: id)) }
    public func externalIDs(of id: Person.ID) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: id)) }
    public func images(of id: Person.ID) -> Read<ImageSet> { reader.read(api.images(of: id)) }
    public func taggedImages(of id: Person.ID) -> Read<Page<TaggedImage>> { reader.read(api.taggedImages(of: id)) }
    public func translations(of id: Person.ID) -> Read<[Translation]> { reader.read(api.translations(of: id)) }
    public func latest() -> Read<PersonDetails> { reader.read(api.latest()) }
}
