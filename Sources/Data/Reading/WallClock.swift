public import Foundation

/// What time it is: the seam through which tests turn the clock.
public struct WallClock: Sendable {
    /// The present moment.
    public var now: @Sendable () -> Date

    /// Creates a clock.
    public init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// The system's clock.
    public static let system = WallClock { Date() }
}
