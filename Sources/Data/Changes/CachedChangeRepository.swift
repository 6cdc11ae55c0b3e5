public import MarqueeDomain

/// Changes from the server, stored for the time when it cannot answer.
public struct CachedChangeRepository: ChangeRepository {
    private let api: any ChangeAPI
    private let reader: Reader

    public init(api: any ChangeAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    public func movies(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.movies(ids)) }
    public func tv(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.tv(ids)) }
    public func people(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.people(ids)) }
    public func movie(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.movie(changes)) }
    public func series(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.series(changes)) }
    public func person(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.person(changes)) }
    public func season(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.season(changes)) }
    public func episode(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.episode(changes)) }
}
