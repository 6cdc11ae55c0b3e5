/// The range of values that a filter accepts, both bounds included.
public struct FilterRange<Value: Hashable & Comparable & Sendable & Codable>: Sendable, Hashable, Codable {
    /// The lowest accepted value; nil for no lower bound.
    public var lowest: Value?
    /// The highest accepted value; nil for no upper bound.
    public var highest: Value?

    private init(lowest: Value? = nil, highest: Value? = nil) {
        self.lowest = lowest
        self.highest = highest
    }

    /// Accepts a value and all higher ones.
    public static func atLeast(_ lowest: Value) -> Self { Self(lowest: lowest) }
    /// Accepts a value and all lower ones.
    public static func atMost(_ highest: Value) -> Self { Self(highest: highest) }
    /// Accepts the values between two, both included. If the first one is higher, reading throws ``MarqueeError/Code/invalidInput``.
    public static func between(_ lowest: Value, _ highest: Value) -> Self { Self(lowest: lowest, highest: highest) }

    /// Whether the lowest value is not above the highest one.
    var isPossible: Bool {
        guard let lowest, let highest else { return true }
        return lowest <= highest
    }
}
