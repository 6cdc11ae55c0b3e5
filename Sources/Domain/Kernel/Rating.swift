/// A user's rating: 0.5 to 10, in steps of 0.5.
///
/// It is encoded as a number such as `8.5`.
public struct Rating: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// The rating in half points, 1 to 20.
    public let halfPoints: Int

    /// The rating, 0.5 to 10.
    public var value: Double { Double(halfPoints) / 2 }

    /// Creates a rating from half points, 1 to 20; nil for any other number.
    public init?(halfPoints: Int) {
        guard (1...20).contains(halfPoints) else { return nil }
        self.halfPoints = halfPoints
    }

    /// Creates a rating from a number.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` unless the number is 0.5 to 10, in steps of 0.5.
    public init(_ value: Double) throws(MarqueeError) {
        guard value >= 0.5, value <= 10, let halfPoints = Int(exactly: value * 2) else {
            throw MarqueeError(.invalidInput, .init("rating.range"))
        }
        self.halfPoints = halfPoints
    }

    /// A text such as `8.5` or `8`.
    public var description: String { halfPoints.isMultiple(of: 2) ? String(halfPoints / 2) : "\(halfPoints / 2).5" }

    public static func < (a: Rating, b: Rating) -> Bool { a.halfPoints < b.halfPoints }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(Double.self)
        guard let halfPoints = Int(exactly: value * 2), let rating = Rating(halfPoints: halfPoints) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a rating of 0.5 to 10 in steps of 0.5.")
        }
        self = rating
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
