/// Lets cached answers expire that are about titles and people in TMDb's change lists, so that the next read asks the server.
///
/// The lists are read from the day of the last call on, or from eight days ago: older answers are stale in any case. They are a hint: TMDb's
/// lists are incomplete, and have no deletions.
///
/// ```swift
/// let refreshed = try await marquee.changes.refresh()
/// print(refreshed.changed.count, "changed since", refreshed.first)
/// ```
public struct RefreshChanged: Executable {
    private let changes: any ChangeRepository

    public init(changes: any ChangeRepository) { self.changes = changes }

    public func execute(_ input: Void) async throws(MarqueeError) -> RefreshedChanges { try await changes.refresh() }
}

/// The titles and people whose answers expired.
public struct RefreshedChanges: Sendable, Hashable {
    /// The first day whose changes were read.
    public var first: Day
    /// The last day, in UTC. The next call reads its changes again.
    public var last: Day
    /// The movies, series and people that were changed.
    public var changed: Set<MediaReference>

    public init(first: Day, last: Day, changed: Set<MediaReference>) {
        self.first = first
        self.last = last
        self.changed = changed
    }
}

extension ChangeUseCases {
    /// Lets cached answers about changed titles and people expire (<https://developer.themoviedb.org/docs/tracking-content-changes>).
    public var refresh: RefreshChanged { RefreshChanged(changes: changes) }
}
