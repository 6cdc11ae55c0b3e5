/// The source of changes. ``ChangeUseCases`` documents the requirements that it publishes. The protocol may gain requirements in a minor
/// version.
public protocol ChangeRepository: Sendable {
    func movies(_ ids: ChangedIDs) -> Read<Page<ChangedID>>
    func tv(_ ids: ChangedIDs) -> Read<Page<ChangedID>>
    func people(_ ids: ChangedIDs) -> Read<Page<ChangedID>>
    func movie(_ changes: ChangesOf) -> Read<[Change]>
    func series(_ changes: ChangesOf) -> Read<[Change]>
    func person(_ changes: ChangesOf) -> Read<[Change]>
    func season(_ changes: ChangesOf) -> Read<[Change]>
    func episode(_ changes: ChangesOf) -> Read<[Change]>
    /// Lets answers expire that are about titles and people in the change lists, and asks for them again if that is wanted.
    func refresh(_ refresh: ChangeRefreshing) async throws(MarqueeError) -> RefreshedChanges
}

/// All use cases of changes.
///
/// ```swift
/// for change in try await marquee.changes.movie(550).value { print(change.key) }
/// ```
public struct ChangeUseCases: Sendable {
    let changes: any ChangeRepository

    public init(changes: any ChangeRepository) { self.changes = changes }
}
