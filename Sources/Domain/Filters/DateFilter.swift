/// The days that a filter accepts.
///
/// It is encoded as `{"year": 1999}` or `{"days": {"lowest": "1999-01-01"}}`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum DateFilter: Sendable, Hashable {
    /// The days of one year.
    case year(Int)
    /// A range of days.
    case days(FilterRange<Day>)

    /// Accepts a day and all later ones.
    public static func from(_ first: Day) -> Self { .days(.atLeast(first)) }
    /// Accepts a day and all earlier ones.
    public static func through(_ last: Day) -> Self { .days(.atMost(last)) }
    /// Accepts the days between two, both included.
    public static func between(_ first: Day, _ last: Day) -> Self { .days(.between(first, last)) }

    func check() throws(MarqueeError) {
        switch self {
        case .year(let year):
            guard (1...9999).contains(year) else {
                throw MarqueeError(.invalidInput, .init("filter.year"))
            }
        case .days(let range):
            guard range.isPossible else { throw .impossibleRange }
        }
    }
}

extension DateFilter: Codable {
    private enum CodingKeys: CodingKey {
        case year, days
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let year = try container.decodeIfPresent(Int.self, forKey: .year) {
            self = .year(year)
        } else {
            self = .days(try container.decode(FilterRange<Day>.self, forKey: .days))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .year(let year): try container.encode(year, forKey: .year)
        case .days(let range): try container.encode(range, forKey: .days)
        }
    }
}
