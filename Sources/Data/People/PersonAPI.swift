public import MarqueeDomain

/// What a server can answer about people. It may gain requirements in a minor version.
public protocol PersonAPI: Sendable {
    /// One page of the people that are popular today.
    func popular(_ people: PopularPeople) -> Remote<Page<Person>>
    /// One person with parts appended.
    func details(_ id: Person.ID, including parts: Set<PersonPart>) -> Remote<PersonDetails>
    /// The movies and series of a person.
    func combinedCredits(of id: Person.ID) -> Remote<PersonCredits>
    /// The movies of a person.
    func movieCredits(of id: Person.ID) -> Remote<PersonCredits>
    /// The series of a person.
    func tvCredits(of id: Person.ID) -> Remote<PersonCredits>
    /// The ids of a person at other services.
    func externalIDs(of id: Person.ID) -> Remote<ExternalIDs>
    /// The profile images of a person.
    func images(of id: Person.ID) -> Remote<[Picture]>
    /// Images of titles on which a person was tagged; TMDb serves only the first page.
    func taggedImages(of id: Person.ID) -> Remote<Page<TaggedImage>>
    /// The biography of a person in all languages.
    func translations(of id: Person.ID) -> Remote<[Translation]>
    /// The person who was added to TMDb last.
    func latest() -> Remote<PersonDetails>
}
