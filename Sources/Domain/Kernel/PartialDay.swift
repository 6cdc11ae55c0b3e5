/// A day, or only its year, such as a birthday of which TMDb knows the year.
///
/// It is encoded as `"1956-07-09"`, or as `"1956"` if only the year is known.
public struct PartialDay: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The day; nil if only the year is known.
    public let day: Day?

    /// Creates a known day.
    public init(_ day: Day) {
        year = day.year
        self.day = day
    }

    /// Parses `YYYY-MM-DD`, or the year of `YYYY` or `YYYY-MM`; nil for any other text.
    public init?(_ text: String) {
        day = Day(text)
        let digits = text.prefix { $0 != "-" }
        let year = day?.year ?? Int(digits)
        guard let year, (1...9999).contains(year), digits.utf8.count == 4, digits.first != "+" else { return nil }
        self.year = year
    }

    /// `YYYY-MM-DD`, or `YYYY` if only the year is known.
    public var description: String { day?.description ?? Day.padded(year, 4) }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = PartialDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Neither a day nor a year.")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
