/// A rating among the words of a command line, at their end or at their beginning, as `8.5`, `8,5`, `9/10`, `4 / 5` or `85%`.
struct TypedRating {
    let value: Double
    /// The other words, which name the title.
    let title: [String]

    /// Returns nil if the words have no rating. A title can end in a number: if the last word is an invalid rating and the first one is valid,
    /// the first one is taken. A number above 100 belongs to the title.
    init?(_ words: [String]) {
        let words = Self.joined(words)
        let (last, first) = (words.last.flatMap(Self.value), words.first.flatMap(Self.value))
        if let first, last.map(Self.isRating) != true, Self.isRating(first) {
            (value, title) = (first, Array(words.dropFirst()))
        } else if let last, last <= 100 {
            (value, title) = (last, words.dropLast())
        } else {
            return nil
        }
    }

    /// Whether words count stars, of which there may be five or ten.
    static func areStars(_ words: [String]) -> Bool {
        words.contains { stars.contains($0.lowercased()) || (!$0.isEmpty && $0.allSatisfy { "★☆⭐".contains($0) }) }
    }

    private static func isRating(_ value: Double) -> Bool { (0.5...10).contains(value) && (value * 2).rounded() == value * 2 }

    /// The words, with a number and the signs behind it as one word: `9 / 10` is `9/10`, and `85 %` is `85%`.
    private static func joined(_ words: [String]) -> [String] {
        words.reduce(into: []) { joined, word in
            guard let last = joined.last, number(last[...]) != nil && (word == "%" || word.hasPrefix("/")) || last.hasSuffix("/"),
                value(last + word) != nil || word == "/" && number(last[...]) != nil
            else { return joined.append(word) }
            joined[joined.count - 1] = last + word
        }
    }

    private static func value(_ word: String) -> Double? {
        if word.hasSuffix("%") { return number(word.dropLast()).map { $0 / 10 } }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard let given = number(parts[0]) else { return nil }
        switch parts.count {
        case 1: return given
        case 2: return ["10": given, "5": given * 2, "100": given / 10][String(parts[1])]
        default: return nil
        }
    }

    private static func number(_ text: Substring) -> Double? {
        guard text.allSatisfy({ ("0"..."9").contains($0) || ".,".contains($0) }) else { return nil }
        return Double(text.replacing(",", with: "."))
    }

    private static let stars: Set = [
        "star", "stars", "stern", "sterne", "estrella", "estrellas", "étoile", "étoiles", "зірка", "зірки", "зірок", "つ星",
    ]
}
