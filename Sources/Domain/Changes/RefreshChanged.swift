/// The treatment of cached answers about changed titles and people.
public struct ChangeRefreshing: Sendable, Hashable {
    /// Whether the server is asked again for the expired answers, instead of at the next read. The requests have low priority: reads that a
    /// caller waits for are sent first.
    public var renews: Bool

    /// Lets answers expire.
    public init(renews: Bool = false) { self.renews = renews }
}

/// Lets cached answers expire that are about titles and people in TMDb's change lists, so that the next read asks the server.
///
/// The lists are read from the day of the last call on, or from eight days ago: older answers are stale in any case. They are a hint: TMDb's
/// lists are incomplete, and have no deletions.
///
/// ```swift
/// let refreshed = try await marquee.changes.refresh()
/// print(refreshed.changed.count, "changed since", refreshed.first)
/// ```
///
/// If the answers are renewed, public ones in the store are asked for again, one after the other. A server that cannot be reached ends the
/// renewal without an error; the answers stay expired.
public struct RefreshChanged: Executable {
    private let changes: any ChangeRepository

    public init(changes: any ChangeRepository) { self.changes = changes }

    public func execute(_ refresh: ChangeRefreshing) async throws(MarqueeError) -> RefreshedChanges { try await changes.refresh(refresh) }

    /// Lets answers about changed titles and people expire, and asks for them again if that is wanted.
    public func callAsFunction(renews: Bool = false) async throws(MarqueeError) -> RefreshedChanges {
        try await execute(ChangeRefreshing(renews: renews))
    }
}

/// The titles and people whose answers expired.
public struct RefreshedChanges: Sendable, Equatable {
    /// The first day whose changes were read.
    public var first: Day
    /// The last day, in UTC. The next call reads its changes again.
    public var last: Day
    /// The movies, series and people that were changed.
    public var changed: Set<MediaReference>
    /// The number of stored answers that were renewed.
    public var renewed = 0
    /// The number of stored answers that expired and were not renewed, although that was wanted.
    public var notRenewed = 0

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
