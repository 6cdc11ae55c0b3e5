import Foundation

/// The bounds that Marquee promises for its values, whatever a server answers.
enum AnswerBounds {
    /// A name may be that of a title or of anything else.
    private static let titles = ["title", "originalTitle", "originalName"]
    private static let votes = ["voteAverage"]
    private static let counts = ["voteCount", "totalPages", "totalResults", "runtime", "budget", "revenue", "episodeCount", "seasonCount"]

    /// The values of an answer, as JSON, beyond its bounds.
    static func violations(in json: Data) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else { return ["no JSON"] }
        return violations(in: value, key: "")
    }

    private static func violations(in value: Any, key: String) -> [String] {
        switch value {
        case let object as [String: Any]: return object.flatMap { violations(in: $0.value, key: $0.key) }
        case let list as [Any]:
            let own = key == "items" && list.count > 1_000 ? ["\(list.count) rows of a page"] : []
            return own + list.flatMap { violations(in: $0, key: key) }
        case let text as String:
            let most = titles.contains(key) ? 1 << 10 : 64 << 10
            return text.utf8.count > most ? ["\(key) of \(text.utf8.count) bytes"] : []
        case let number as NSNumber:
            if votes.contains(key), !(0...10).contains(number.doubleValue) { return ["\(key) \(number)"] }
            return counts.contains(key) && number.doubleValue < 0 ? ["\(key) \(number)"] : []
        default: return []
        }
    }
}
