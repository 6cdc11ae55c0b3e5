/// A rate that several processes share. `RateLimiter` takes permits from it, and gives them to requests by its own shares and lines.
///
/// A source keeps two promises, which `RateConformance` of MarqueeTesting checks:
///
/// - In any time `t`, all processes together may use at most `burst + rate × t` permits.
/// - Calls are served in the order in which they came, so a process that asks for much delays no other for longer than its last lease.
public protocol RateLimiting: Sendable {
    /// Takes permits for requests that wait. A limiter makes one call at a time.
    ///
    /// It does not throw. While the shared part is away, a source gives permits at a lower rate of its own, and does not ask the shared part at
    /// each call. After a cancellation, it returns at once.
    ///
    /// - Parameter permits: The number of requests that wait, at least 1. The lease may have fewer.
    func lease(upTo permits: Int) async -> RateLease
}

/// Permits of a shared rate.
public struct RateLease: Sendable {
    /// The number of permits; 0 if none can be had yet.
    public var permits: Int
    /// The time from the return of the call until the permits may be used. Without permits, the time until the next call.
    public var wait: Duration
    /// How long the permits may be used after this wait. Unused ones expire.
    public var lifetime: Duration

    /// Creates a lease.
    public init(permits: Int, wait: Duration = .zero, lifetime: Duration = .seconds(1)) {
        (self.permits, self.wait, self.lifetime) = (permits, wait, lifetime)
    }
}
