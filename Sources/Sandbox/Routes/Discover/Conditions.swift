/// The conditions that the query of a discovery sets; a condition that it does not name is fulfilled.
struct Conditions {
    let request: Request

    /// Whether a title has the values that the query asks for: all of a list with commas, any of a list with vertical bars.
    func has(_ name: String, _ values: [String]) -> Bool {
        guard let wanted = request.value(name), !wanted.isEmpty else { return true }
        if wanted.contains("|") { return wanted.split(separator: "|").contains { values.contains(String($0)) } }
        return wanted.split(separator: ",").allSatisfy { values.contains(String($0)) }
    }

    func has(_ name: String, _ values: [Int]) -> Bool { has(name, values.map(String.init)) }

    /// Whether a title has none of the values that the query excludes.
    func hasNone(_ name: String, _ values: [Int]) -> Bool {
        guard let excluded = request.value(name) else { return true }
        return !excluded.split { $0 == "," || $0 == "|" }.contains { text in values.contains { String($0) == text } }
    }

    /// Whether a number lies between `NAME.gte` and `NAME.lte`; an unknown number lies in no range.
    func isInRange(_ name: String, _ number: Double?) -> Bool {
        let (lowest, highest) = (request.value(name + ".gte").flatMap(Double.init), request.value(name + ".lte").flatMap(Double.init))
        guard let number else { return lowest == nil && highest == nil }
        return lowest.map { $0 <= number } != false && highest.map { number <= $0 } != false
    }

    /// Whether a day lies between `NAME.gte` and `NAME.lte`; an unknown day lies in no range.
    func isInRange(_ name: String, day: String) -> Bool {
        let (first, last) = (request.value(name + ".gte") ?? "", request.value(name + ".lte") ?? "")
        guard !day.isEmpty else { return first.isEmpty && last.isEmpty }
        return first <= day && (last.isEmpty || day <= last)
    }

    /// Whether a day lies in the year of the query.
    func isInYear(_ name: String, day: String) -> Bool { day.hasPrefix(request.value(name) ?? "") }

    /// Whether the providers of a title fit, in the country of the query.
    func fits(_ offers: [SandboxCatalog.Offers]) -> Bool {
        guard let region = request.value("watch_region") else { return true }
        let local = offers.first { $0.region == region }?.byKind ?? []
        let providers = local.filter { has("with_watch_monetization_types", any: $0.kind) }.flatMap(\.providers)
        let isOffered = request.value("with_watch_monetization_types") == nil || !providers.isEmpty
        return isOffered && has("with_watch_providers", providers) && hasNone("without_watch_providers", providers)
    }

    /// The titles in the order that `sort_by` asks for; the most popular first by default, and among equals.
    func sorted<Title>(_ titles: [Title], by values: (String) -> ((Title) -> SortValue)?) throws(Refusal) -> [Title] {
        let words = (request.value("sort_by") ?? "popularity.desc").split(separator: ".").map(String.init)
        guard words.count == 2, ["asc", "desc"].contains(words[1]), let value = values(words[0]) else { throw .invalidParameters }
        return titles.enumerated().sorted { a, b in
            let (left, right) = (value(a.element), value(b.element))
            if left == right { return a.offset < b.offset }
            return words[1] == "asc" ? left < right : right < left
        }.map(\.element)
    }

    private func has(_ name: String, any value: String) -> Bool {
        request.value(name)?.split { $0 == "," || $0 == "|" }.contains { $0 == value } ?? true
    }
}

/// A value to sort by.
enum SortValue: Comparable {
    case number(Double)
    case text(String)
}
