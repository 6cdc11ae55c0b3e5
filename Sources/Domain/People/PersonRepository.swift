/// The source of people. ``PersonUseCases`` documents the requirements that it publishes. The protocol may gain requirements in a minor
/// version.
public protocol PersonRepository: Sendable {
    func popular(_ people: ListPage) -> Read<Page<Person>>
    func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Read<PersonDetails>
    func combinedCredits(of id: Person.ID) -> Read<PersonCredits>
    func movieCredits(of id: Person.ID) -> Read<PersonCredits>
    func tvCredits(of id: Person.ID) -> Read<PersonCredits>
    func externalIDs(of id: Person.ID) -> Read<ExternalIDs>
    func images(of id: Person.ID) -> Read<ImageSet>
    func taggedImages(of id: Person.ID) -> Read<Page<TaggedImage>>
    func translations(of id: Person.ID) -> Read<[Translation]>
    func latest() -> Read<PersonDetails>
}

/// All use cases of people.
///
/// ```swift
/// let person = try await marquee.people.details(31)
/// for person in try await marquee.people.popular() { print(person.name) }
/// print(person.name, person.biography)
/// ```
public struct PersonUseCases: Sendable {
    let people: any PersonRepository

    public init(people: any PersonRepository) { self.people = people }
}
