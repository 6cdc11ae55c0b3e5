/// The source of changes. It may gain requirements in a minor version.
public protocol ChangeRepository: Sendable {
    /// One page of the ids of movies that were changed.
    func movies(_ ids: ChangedIDs) -> Read<Page<ChangedID>>
    /// One page of the ids of TV series that were changed.
    func tv(_ ids: ChangedIDs) -> Read<Page<ChangedID>>
    /// One page of the ids of people that were changed.
    func people(_ ids: ChangedIDs) -> Read<Page<ChangedID>>
    /// What was changed of a movie.
    func movie(_ changes: ChangesOf) -> Read<[Change]>
    /// What was changed of a series.
    func series(_ changes: ChangesOf) -> Read<[Change]>
    /// What was changed of a person.
    func person(_ changes: ChangesOf) -> Read<[Change]>
    /// What was changed of a season, by TMDb's id of it.
    func season(_ changes: ChangesOf) -> Read<[Change]>
    /// What was changed of an episode, by TMDb's id of it.
    func episode(_ changes: ChangesOf) -> Read<[Change]>
}

/// All use cases of changes.
public struct ChangeUseCases: Sendable {
    let changes: any ChangeRepository

    /// Publishes the use cases of a repository.
    public init(changes: any ChangeRepository) { self.changes = changes }
}
