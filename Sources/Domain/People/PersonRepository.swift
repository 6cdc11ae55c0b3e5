/// The source of people. It may gain requirements in a minor version.
public protocol PersonRepository: Sendable {
    /// One page of the people who are popular today.
    func popular(_ people: PopularPeople) -> Read<Page<Person>>
    /// One person with profile images and credits.
    func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Read<PersonDetails>
    /// The movies and series of a person.
    func combinedCredits(of id: Person.ID) -> Read<PersonCredits>
    /// The movies of a person.
    func movieCredits(of id: Person.ID) -> Read<PersonCredits>
    /// The series of a person.
    func tvCredits(of id: Person.ID) -> Read<PersonCredits>
    /// The ids of a person at other services.
    func externalIDs(of id: Person.ID) -> Read<ExternalIDs>
    /// The profile images of a person.
    func images(of id: Person.ID) -> Read<[Picture]>
    /// Images of titles on which a person was tagged; TMDb serves only the first page.
    func taggedImages(of id: Person.ID) -> Read<Page<TaggedImage>>
    /// The biography of a person in all languages.
    func translations(of id: Person.ID) -> Read<[Translation]>
    /// The person who was added to TMDb last.
    func latest() -> Read<PersonDetails>
}

/// All use cases of people.
public struct PersonUseCases: Sendable {
    let people: any PersonRepository

    /// Publishes the use cases of a repository.
    public init(people: any PersonRepository) { self.people = people }
}
