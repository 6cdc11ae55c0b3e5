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

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func movies(_ ids: ChangedIDs) -> Remote<Page<ChangedID>> { tmdb.remote(ids.endpoint(Operations.movieChangeList)) }
    public func tv(_ ids: ChangedIDs) -> Remote<Page<ChangedID>> { tmdb.remote(ids.endpoint(Operations.tvChangeList)) }
    public func people(_ ids: ChangedIDs) -> Remote<Page<ChangedID>> { tmdb.remote(ids.endpoint(Operations.personChangeList)) }
    public func movie(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.movieChanges)) }
    public func series(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.tvChanges)) }
    public func person(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.personChanges)) }
    public func season(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.seasonChanges)) }
    public func episode(_ changes: ChangesOf) -> Remote<[Change]> { tmdb.remote(changes.endpoint(Operations.episodeChanges)) }
    public func renewal(of key: SnapshotKey) -> Remote<Void>? { tmdb.renewal(of: key) }
}
