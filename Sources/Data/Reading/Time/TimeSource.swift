/// A monotonic clock, a wait and random numbers, for all that waits. Tests replace it.
public struct TimeSource: Sendable {
    /// The time since some fixed moment; it never goes back.
    public var now: @Sendable () -> Duration
    /// Waits; it throws as soon as the calling task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// A number from 0 up to, but not including, 1.
    public var random: @Sendable () -> Double

    /// Creates a source of time.
    public init(
        now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void,
        random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.sleep = sleep
        self.random = random
    }

    /// The system's monotonic clock and random numbers.
    public static let system: TimeSource = {
        let start = ContinuousClock.now
        return TimeSource(
            now: { ContinuousClock.now - start }, sleep: { try await Task.sleep(for: $0) }, random: { Double.random(in: 0..<1) })
    }()
}
