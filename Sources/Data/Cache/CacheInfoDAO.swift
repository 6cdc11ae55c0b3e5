public import MarqueeDomain

/// Tells how much a store holds of what servers said. It may gain requirements in a minor version.
public protocol CacheInfoDAO: Sendable {
    /// The figures of this moment.
    func info() async throws(MarqueeError) -> CacheInfo
}
