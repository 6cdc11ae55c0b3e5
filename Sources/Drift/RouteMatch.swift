import MarqueeNet

/// The operation of a recorded request, and the values of its path.
struct RouteMatch {
    let row: any OperationRow
    let values: [String: String]
    /// Whether the last segment is one of the template itself and not the value of a variable.
    let endsExactly: Bool

    /// Finds the operation of a method and a path; nil if the table has none. A segment without a variable wins over one with a variable, and
    /// an earlier one over a later one.
    init?(_ method: String, _ path: String) {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let matches = Self.candidates["\(method) \(segments.count)", default: []].filter { $0.takes(segments) }
        guard let best = matches.min(by: { $0.variables.lexicographicallyPrecedes($1.variables) }) else { return nil }
        row = best.row
        endsExactly = best.variables.last == 0
        values = Dictionary(
            zip(best.segments, segments).compactMap { pattern, value in Self.variable(pattern).map { ($0, value) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The rows of the table by their method and the number of their segments.
    private static let candidates = Dictionary(grouping: Operations.all.map(Candidate.init)) {
        "\($0.row.route.method.rawValue) \($0.segments.count)"
    }

    private static func variable(_ segment: String) -> String? {
        segment.hasPrefix("{") ? String(segment.dropFirst().dropLast()) : nil
    }

    private struct Candidate: Sendable {
        let row: any OperationRow
        let segments: [String]
        /// For each segment 1 if it is a variable, otherwise 0.
        let variables: [Int]

        init(_ row: any OperationRow) {
            self.row = row
            segments = row.route.template.split(separator: "/").map(String.init)
            variables = segments.map { RouteMatch.variable($0) == nil ? 0 : 1 }
        }

        func takes(_ values: [String]) -> Bool {
            zip(segments, values).allSatisfy { pattern, value in
                RouteMatch.variable(pattern).map { Self.isValid(value, of: $0) } ?? (pattern == value)
            }
        }

        /// The ids of titles, people, companies and so on are numbers; TMDb also takes ids of IMDb, and a name behind the number.
        private static func isValid(_ value: String, of variable: String) -> Bool {
            guard PathValue.isPlain(value, upTo: 128) else { return false }
            if variable.hasSuffix("_number") { return Int(value) != nil }
            guard numbered.contains(variable) else { return true }
            return value.first?.isNumber == true || value.hasPrefix("tt") && value.count > 2 && value.dropFirst(2).allSatisfy(\.isNumber)
        }

        private static let numbered: Set = [
            "movie_id", "series_id", "person_id", "collection_id", "company_id", "keyword_id", "network_id", "season_id", "episode_id",
        ]
    }
}
