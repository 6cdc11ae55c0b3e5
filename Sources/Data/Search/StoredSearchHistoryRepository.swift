package import MarqueeDomain

/// Searches stored in the user's file: those of a view's account, else those of the device. Without such a file, none are stored.
package struct StoredSearchHistoryRepository: SearchHistoryRepository {
    private let history: (any SearchHistoryDAO)?
    private let user: AccountReader
    private let clock: WallClock

    /// Creates the repository for one person.
    package init(history: (any SearchHistoryDAO)?, user: AccountReader, clock: WallClock = .system) {
        self.history = history
        self.user = user
        self.clock = clock
    }

    package func recent(limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        try await history?.searches(beginning: "", of: user.searcher(), limit: limit) ?? []
    }

    package func record(_ text: SearchText) async throws(MarqueeError) {
        let isKept = try await history?.record(text.value, of: user.searcher(), at: clock.now())
        if isKept == false { throw .sessionUnknown }
    }

    package func remove(_ text: SearchText) async throws(MarqueeError) {
        try await history?.remove(text.value, of: user.searcher())
    }

    package func clear() async throws(MarqueeError) {
        try await history?.removeAll(of: user.searcher())
    }
}

extension AccountReader {
    /// The account whose searches are meant: that of a view. Without a view they are the device's, whichever account is signed in; an
    /// anonymous view has none, as its visitors have nothing to do with each other.
    func searcher() async throws(MarqueeError) -> Int? {
        if scope == .current { return nil }
        return try await session().tenant
    }
}
