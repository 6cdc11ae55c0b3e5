import Marquee

/// The conditions that the options of “discover” name by numbers and codes.
extension ParsedArguments {
    /// A range such as `5-7`, `5-` or `-7`; a single number is its lowest value, or the only one.
    func range<Value: Comparable & Sendable & Hashable & Codable>(
        _ option: Option, exact: Bool = false, _ value: (String) -> Value?
    ) throws(Failure) -> FilterRange<Value>? {
        guard let text = text(option) else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let values = parts.map(value)
        switch (parts.count, values.first ?? nil, values.last ?? nil) {
        case (1, let only?, _): return exact ? .between(only, only) : .atLeast(only)
        case (2, let lowest?, let highest?): return .between(lowest, highest)
        case (2, let lowest?, nil) where parts[1].isEmpty: return .atLeast(lowest)
        case (2, nil, let highest?) where parts[0].isEmpty: return .atMost(highest)
        default: throw .usage(Texts.needsRange(option.name))
        }
    }

    /// The days of a range of years.
    func years() throws(Failure) -> DateFilter? {
        guard let years = try range(.years, exact: true, { Int($0) }) else { return nil }
        if let year = years.lowest, year == years.highest { return .year(year) }
        let first = years.lowest.map { Day(year: $0, month: 1, day: 1) }
        let last = years.highest.map { Day(year: $0, month: 12, day: 31) }
        switch (first, last) {
        case (let first??, let last??): return .between(first, last)
        case (let first??, nil): return .from(first)
        case (nil, let last??): return .through(last)
        default: throw .usage(Texts.yearUsage)
        }
    }

    /// Several values, all of which or any of which are wanted.
    func matching<Value>(_ option: Option, _ value: (String) async throws(Failure) -> Value) async throws(Failure) -> Matching<Value>? {
        guard let text = text(option) else { return nil }
        let isAny = text.contains("|")
        guard !isAny || !text.contains(",") else {
            throw .usage(Texts.eitherSeparator(option.name))
        }
        var values: Set<Value> = []
        for part in text.split(separator: isAny ? "|" : ",") { values.insert(try await value(String(part))) }
        guard !values.isEmpty else { throw .usage(Texts.needsValue(option.name)) }
        return isAny ? .any(values) : .all(values)
    }
}
