public import MarqueeDomain

/// Replaces recent searches; a call that is not replaced fails.
public struct SearchHistoryStub: Sendable {
    public var recent: (@Sendable (Int) async throws(MarqueeError) -> [RecentSearch])?
    public var record: (@Sendable (SearchText) async throws(MarqueeError) -> Void)?
    public var remove: (@Sendable (SearchText) async throws(MarqueeError) -> Void)?
    public var clear: (@Sendable () async throws(MarqueeError) -> Void)?
}

/// The repository of a ``SearchHistoryStub``.
struct StubbedSearchHistoryRepository: SearchHistoryRepository {
    let stub: Stubbed<SearchHistoryStub>

    func recent(limit: Int) async throws(MarqueeError) -> [RecentSearch] { try await stub.recent(limit) }
    func record(_ text: SearchText) async throws(MarqueeError) { try await stub.record(text) }
    func remove(_ text: SearchText) async throws(MarqueeError) { try await stub.remove(text) }
    func clear() async throws(MarqueeError) { try await stub.clear() }
}
