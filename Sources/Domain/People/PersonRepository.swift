/// Where people come from. It may gain requirements in a minor version.
public protocol PersonRepository: Sendable {
    /// One page of the people who are popular today.
    func popular(_ people: PopularPeople) -> Read<Page<Person>>
    /// One person with portraits and everything that the person took part in.
    func details(_ id: Person.ID) -> Read<PersonDetails>
}

/// All that can be asked about people.
public struct PersonUseCases: Sendable {
    let people: any PersonRepository

    /// Publishes the use cases of a repository.
    public init(people: any PersonRepository) { self.people = people }
}
