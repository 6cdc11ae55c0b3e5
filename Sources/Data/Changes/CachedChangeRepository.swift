public import MarqueeDomain

/// Changes from the server, stored for the time when it cannot answer.
public struct CachedChangeRepository: ChangeRepository {
    private let api: any ChangeAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any ChangeAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// One page of the ids of movies that were changed.
    public func movies(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.movies(ids)) }
    /// One page of the ids of TV series that were changed.
    public func tv(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.tv(ids)) }
    /// One page of the ids of people that were changed.
    public func people(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.people(ids)) }
    /// What was changed of a movie.
    public func movie(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.movie(changes)) }
    /// What was changed of a series.
    public func series(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.series(changes)) }
    /// What was changed of a person.
    public func person(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.person(changes)) }
    /// What was changed of a season, by TMDb's id of it.
    public func season(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.season(changes)) }
    /// What was changed of an episode, by TMDb's id of it.
    public func episode(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.episode(changes)) }
}
