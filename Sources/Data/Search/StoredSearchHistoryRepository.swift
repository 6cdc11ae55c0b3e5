public import MarqueeDomain

/// A person's searches, kept in the user's file; without one, none are remembered.
public struct StoredSearchHistoryRepository: SearchHistoryRepository {
    private let history: (any SearchHistoryDAO)?
    private let clock: WallClock

    /// Creates the repository.
    public init(history: (any SearchHistoryDAO)?, clock: WallClock = .system) {
        self.history = history
        self.clock = clock
    }

    /// The newest searches, newest first.
    public func recent(limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        try await history?.searches(beginning: "", limit: limit) ?? []
    }

    /// Remembers a search as the newest one.
    public func record(_ text: SearchText) async throws(MarqueeError) {
        try await history?.record(text.value, at: clock.now())
    }

    /// Forgets a search.
    public func remove(_ text: SearchText) async throws(MarqueeError) {
        try await history?.remove(text.value)
    }

    /// Forgets every search.
    public func clear() async throws(MarqueeError) {
        try await history?.removeAll()
    }
}
