public import MarqueeDomain

/// What a server can answer about changes. It may gain requirements in a minor version.
public protocol ChangeAPI: Sendable {
    /// One page of the ids of movies that were changed.
    func movies(_ ids: ChangedIDs) -> Remote<Page<ChangedID>>
    /// One page of the ids of TV series that were changed.
    func tv(_ ids: ChangedIDs) -> Remote<Page<ChangedID>>
    /// One page of the ids of people that were changed.
    func people(_ ids: ChangedIDs) -> Remote<Page<ChangedID>>
    /// What was changed of a movie.
    func movie(_ changes: ChangesOf) -> Remote<[Change]>
    /// What was changed of a series.
    func series(_ changes: ChangesOf) -> Remote<[Change]>
    /// What was changed of a person.
    func person(_ changes: ChangesOf) -> Remote<[Change]>
    /// What was changed of a season, by TMDb's id of it.
    func season(_ changes: ChangesOf) -> Remote<[Change]>
    /// What was changed of an episode, by TMDb's id of it.
    func episode(_ changes: ChangesOf) -> Remote<[Change]>
}
