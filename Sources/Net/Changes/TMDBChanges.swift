public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let changeRows: [any OperationRow] = [
        movieChangeList, tvChangeList, personChangeList, movieChanges, tvChanges, personChanges, seasonChanges, episodeChanges,
    ]
}

/// The changes on a TMDb server.
public struct TMDBChanges: ChangeAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of the ids of movies that were changed.
    public func movies(_ ids: ChangedIDs) -> Remote<Page<ChangedID>> { tmdb.remote(ids.endpoint(Operations.movieChangeList)) }
    /// One page of the ids of TV series that were changed.
    public func tv(_ ids: ChangedIDs) -> Remote<Page<ChangedID>> { tmdb.remote(ids.endpoint(Operations.tvChangeList)) }
    /// One page of the ids of people that were changed.
    public func people(_ ids: ChangedIDs) -> Remote<Page<ChangedID>> { tmdb.remote(ids.endpoint(Operations.personChangeList)) }
    /// What was changed of a movie.
    public func movie(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.movieChanges)) }
    /// What was changed of a series.
    public func series(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.tvChanges)) }
    /// What was changed of a person.
    public func person(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.personChanges)) }
    /// What was changed of a season, by TMDb's id of it.
    public func season(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.seasonChanges)) }
    /// What was changed of an episode, by TMDb's id of it.
    public func episode(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.episodeChanges)) }
}
