/// Returns the recent searches of an account or of the device, newest first, each text once.
public struct GetRecentSearches: Executable {
    private let history: any SearchHistoryRepository

    public init(history: any SearchHistoryRepository) { self.history = history }

    public func execute(_ limit: Int) async throws(MarqueeError) -> [RecentSearch] { try await history.recent(limit: limit) }

    /// Returns the newest searches.
    ///
    /// - Parameter limit: The maximum number of searches.
    public func callAsFunction(_ limit: Int = 20) async throws(MarqueeError) -> [RecentSearch] { try await execute(limit) }
}
