/// The source of people. It may gain requirements in a minor version.
public protocol PersonRepository: Sendable {
    /// One page of the people who are popular today.
    func popular(_ people: PopularPeople) -> Read<Page<Person>>
    /// One person with profile images and credits.
    func details(_ id: Person.ID) -> Read<PersonDetails>
}

/// All use cases of people.
public struct PersonUseCases: Sendable {
    let people: any PersonRepository

    /// Publishes the use cases of a repository.
    public init(people: any PersonRepository) { self.people = people }
}
