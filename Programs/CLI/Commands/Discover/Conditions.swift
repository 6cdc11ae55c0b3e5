import Marquee

/// The lowest and the highest value that an option accepts; nil for no bound.
struct Bounds<Value> {
    var lowest: Value?
    var highest: Value?
}

/// The conditions that the options of “discover” name by numbers and codes.
extension ParsedArguments {
    /// A range such as `5-7`, `5-` or `-7`; a single number is its lowest value, or the only one.
    func range<Value>(_ option: Option, exact: Bool = false, _ value: (String) -> Value?) throws(Failure) -> Bounds<Value> {
        guard let text = text(option) else { return Bounds() }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let values = parts.map(value)
        switch (parts.count, values.first ?? nil, values.last ?? nil) {
        case (1, let only?, _): return Bounds(lowest: only, highest: exact ? only : nil)
        case (2, let lowest?, let highest?): return Bounds(lowest: lowest, highest: highest)
        case (2, let lowest?, nil) where parts[1].isEmpty: return Bounds(lowest: lowest)
        case (2, nil, let highest?) where parts[0].isEmpty: return Bounds(highest: highest)
        default: throw .usage(option == .years ? Texts.needsYears : Texts.needsRange(option.name))
        }
    }

    /// One year, or the days of a range of years.
    func years() throws(Failure) -> (year: Int?, days: Bounds<Day>) {
        var years = decade
        if years == nil { years = try range(.years, exact: true) { Int($0) } }
        if let year = years?.lowest, year == years?.highest { return (year, Bounds()) }
        let first = years?.lowest.map { Day(year: $0, month: 1, day: 1) }
        let last = years?.highest.map { Day(year: $0, month: 12, day: 31) }
        if case .some(nil) = first { throw .usage(Texts.yearUsage) }
        if case .some(nil) = last { throw .usage(Texts.yearUsage) }
        return (nil, Bounds(lowest: first ?? nil, highest: last ?? nil))
    }

    /// The years of a decade such as `1990s`; nil for another value.
    private var decade: Bounds<Int>? {
        guard let text = text(.years), text.count == 5, text.hasSuffix("0s"), let first = Int(text.dropLast()) else { return nil }
        return Bounds(lowest: first, highest: first + 9)
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
