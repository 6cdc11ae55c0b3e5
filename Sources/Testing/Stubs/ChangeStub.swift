public import MarqueeDomain

/// Replaces the changes on TMDb; a call that is not replaced fails.
public struct ChangeStub: Sendable {
    public var movies: (@Sendable (ChangedIDs) -> Read<Page<ChangedID>>)?
    public var tv: (@Sendable (ChangedIDs) -> Read<Page<ChangedID>>)?
    public var people: (@Sendable (ChangedIDs) -> Read<Page<ChangedID>>)?
    public var movie: (@Sendable (ChangesOf) -> Read<[Change]>)?
    public var series: (@Sendable (ChangesOf) -> Read<[Change]>)?
    public var person: (@Sendable (ChangesOf) -> Read<[Change]>)?
    public var season: (@Sendable (ChangesOf) -> Read<[Change]>)?
    public var episode: (@Sendable (ChangesOf) -> Read<[Change]>)?
    public var refresh: (@Sendable (ChangeRefreshing) async throws(MarqueeError) -> RefreshedChanges)?
}

/// The repository of a ``ChangeStub``.
struct StubbedChangeRepository: ChangeRepository {
    let stub: Stubbed<ChangeStub>

    func movies(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { stub.movies(ids) }
    func tv(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { stub.tv(ids) }
    func people(_ ids: ChangedIDs) -> Read<Page<ChangedID>> { stub.people(ids) }
    func movie(_ changes: ChangesOf) -> Read<[Change]> { stub.movie(changes) }
    func series(_ changes: ChangesOf) -> Read<[Change]> { stub.series(changes) }
    func person(_ changes: ChangesOf) -> Read<[Change]> { stub.person(changes) }
    func season(_ changes: ChangesOf) -> Read<[Change]> { stub.season(changes) }
    func episode(_ changes: ChangesOf) -> Read<[Change]> { stub.episode(changes) }
    func refresh(_ refresh: ChangeRefreshing) async throws(MarqueeError) -> RefreshedChanges { try await stub.refresh(refresh) }
}
