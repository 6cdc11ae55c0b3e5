public import MarqueeDomain

/// What a server can answer about people. It may gain requirements in a minor version.
public protocol PersonAPI: Sendable {
    /// One page of the people that are popular today.
    func popular(_ people: PopularPeople) -> Remote<Page<Person>>
    /// One person with parts appended.
    func details(_ id: Person.ID) -> Remote<PersonDetails>
}
