public import MarqueeDomain

/// What a server can tell about people. It may gain requirements in a minor version.
public protocol PersonAPI: Sendable {
    /// One page of the people who are popular today.
    func popular(_ people: PopularPeople) -> Remote<Page<Person>>
    /// One person with parts appended.
    func details(_ id: Person.ID) -> Remote<PersonDetails>
}
