public import MarqueeDomain

/// Reports how many answers of servers a store holds. It may gain requirements in a minor version.
public protocol CacheInfoDAO: Sendable {
    /// The figures of this moment.
    func info() async throws(MarqueeError) -> CacheInfo
}
