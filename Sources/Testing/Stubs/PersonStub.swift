public import MarqueeDomain

/// Replaces all that can be asked about people; a call that is not replaced fails.
public struct PersonStub: Sendable {
    public var popular: (@Sendable (ListPage) -> Read<Page<Person>>)?
    public var details: (@Sendable (Person.ID, Set<PersonPart>) -> Read<PersonDetails>)?
    public var combinedCredits: (@Sendable (Person.ID) -> Read<PersonCredits>)?
    public var movieCredits: (@Sendable (Person.ID) -> Read<PersonCredits>)?
    public var tvCredits: (@Sendable (Person.ID) -> Read<PersonCredits>)?
    public var externalIDs: (@Sendable (Person.ID) -> Read<ExternalIDs>)?
    public var images: (@Sendable (Person.ID) -> Read<ImageSet>)?
    public var taggedImages: (@Sendable (Person.ID) -> Read<Page<TaggedImage>>)?
    public var translations: (@Sendable (Person.ID) -> Read<[Translation]>)?
    public var latest: (@Sendable () -> Read<PersonDetails>)?
}

/// The repository of a ``PersonStub``.
struct StubbedPersonRepository: PersonRepository {
    let stub: Stubbed<PersonStub>

    func popular(_ people: ListPage) -> Read<Page<Person>> { stub.popular(people) }
    func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Read<PersonDetails> {
        stub.details(id, parts).keeping(parts)
    }
    func combinedCredits(of id: Person.ID) -> Read<PersonCredits> { stub.combinedCredits(id) }
    func movieCredits(of id: Person.ID) -> Read<PersonCredits> { stub.movieCredits(id) }
    func tvCredits(of id: Person.ID) -> Read<PersonCredits> { stub.tvCredits(id) }
    func externalIDs(of id: Person.ID) -> Read<ExternalIDs> { stub.externalIDs(id) }
    func images(of id: Person.ID) -> Read<ImageSet> { stub.images(id) }
    func taggedImages(of id: Person.ID) -> Read<Page<TaggedImage>> { stub.taggedImages(id) }
    func translations(of id: Person.ID) -> Read<[Translation]> { stub.translations(id) }
    func latest() -> Read<PersonDetails> { stub.latest().keeping([]) }
}
