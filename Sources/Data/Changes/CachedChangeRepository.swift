public import MarqueeDomain

/// Changes from the server, stored for the time when it cannot answer.
public struct CachedChangeRepository: ChangeRepository {
    private let api: any ChangeAPI
    private let reader: Reader
    private let snapshots: (any SnapshotDAO)?
    private let clock: WallClock

    /// - Parameters:
    ///   - api: The source of changes.
    ///   - reader: The reader of lists, whose answers about changed titles expire.
    ///   - snapshots: Where the day is stored until which the lists were read; nil does not store it.
    ///   - clock: The clock.
    public init(api: any ChangeAPI, reader: Reader, snapshots: (any SnapshotDAO)? = nil, clock: WallClock = .system) {
        self.api = api
        self.reader = reader
        self.snapshots = snapshots
        self.clock = clock
    }

    public func movies(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.movies(ids)) }
    public func tv(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.tv(ids)) }
    public func people(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { reader.read(api.people(ids)) }
    public func movie(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.movie(changes)) }
    public func series(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.series(changes)) }
    public func person(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.person(changes)) }
    public func season(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.season(changes)) }
    public func episode(_ changes: ChangesOf) -> Read<[Change]> { reader.read(api.episode(changes)) }

    public func refresh(_ refresh: ChangeRefreshing) async throws(MarqueeError) -> RefreshedChanges {
        try await ChangeRefresh(api: api, reader: reader, snapshots: snapshots, clock: clock)(renews: refresh.renews)
    }
}
