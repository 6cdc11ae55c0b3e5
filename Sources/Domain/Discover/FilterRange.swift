/// The values that a filter accepts: from a lowest to a highest one, both included.
public struct FilterRange<Value: Hashable & Comparable & Sendable & Codable>: Sendable, Hashable, Codable {
    /// The lowest value; nil if every lower value is accepted.
    public var lowest: Value?
    /// The highest value; nil if every higher value is accepted.
    public var highest: Value?

    private init(lowest: Value? = nil, highest: Value? = nil) {
        self.lowest = lowest
        self.highest = highest
    }

    /// A value and all higher ones.
    public static func atLeast(_ lowest: Value) -> Self { Self(lowest: lowest) }
    /// A value and all lower ones.
    public static func atMost(_ highest: Value) -> Self { Self(highest: highest) }
    /// The values between two, both included. A read with the higher value first throws ``MarqueeError/Code/invalidInput``.
    public static func between(_ lowest: Value, _ highest: Value) -> Self { Self(lowest: lowest, highest: highest) }

    /// Whether some value can lie in the range.
    var isPossible: Bool {
        guard let lowest, let highest else { return true }
        return lowest <= highest
    }
}
