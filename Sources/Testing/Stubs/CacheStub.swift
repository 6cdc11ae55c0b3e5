public import MarqueeDomain

/// Replaces the cache; what is not replaced fails.
public struct CacheStub: Sendable {
    public var info: (@Sendable () async throws(MarqueeError) -> CacheInfo?)?
    public var clear: (@Sendable () async throws(MarqueeError) -> Void)?
}

/// The repository of a ``CacheStub``.
struct StubbedCacheRepository: CacheRepository {
    let stub: Stubbed<CacheStub>

    func info() async throws(MarqueeError) -> CacheInfo? { try await stub.info() }
    func clear() async throws(MarqueeError) { try await stub.clear() }
}
