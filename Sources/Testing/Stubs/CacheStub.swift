public import MarqueeDomain

/// Replaces the cache; a call that is not replaced fails.
public struct CacheStub: Sendable {
    public var info: (@Sendable () async throws(MarqueeError) -> CacheInfo?)?
    public var titles: (@Sendable (_ page: Int) async throws(MarqueeError) -> Page<MediaItem>)?
    public var clear: (@Sendable () async throws(MarqueeError) -> Void)?
}

/// The repository of a ``CacheStub``.
struct StubbedCacheRepository: CacheRepository {
    let stub: Stubbed<CacheStub>

    func info() async throws(MarqueeError) -> CacheInfo? { try await stub.info() }
    func titles(page: Int) async throws(MarqueeError) -> Page<MediaItem> { try await stub.titles(page) }
    func clear() async throws(MarqueeError) { try await stub.clear() }
}
