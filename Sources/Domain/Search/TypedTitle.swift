/// A typed title with a year at its end, such as `Fight Club (1999)` or `Fight Club 1999`.
///
/// A search for such a text is a search for the title in that year, and one for the whole text, because titles end in numbers too:
/// `Blade Runner 2049`.
public struct TypedTitle: Sendable, Hashable {
    /// The text before the year.
    public let title: String
    /// The year, from 1870 to 2100.
    public let year: Int
    /// Whether the year is in parentheses or brackets. Hardly a title ends so.
    public let isYearInParentheses: Bool

    /// Splits a text; nil if it does not end in a year behind a title. `1917` and `2001: A Space Odyssey` do not.
    public init?(_ text: String) {
        var rest = text[...].trimmed
        let closing: [Character: Character] = [")": "(", "]": "[", "）": "（", "］": "［"]
        let opening = rest.last.flatMap { closing[$0] }
        if opening != nil { rest = rest.dropLast().trimmed }
        let digits = rest.suffix(4)
        guard digits.count == 4, digits.allSatisfy({ $0.isWholeNumber }) else { return nil }
        let year = digits.reduce(0) { 10 * $0 + ($1.wholeNumberValue ?? 0) }
        guard (1_870...2_100).contains(year) else { return nil }
        rest = rest.dropLast(4)
        if let opening {
            rest = rest.trimmed
            guard rest.last == opening else { return nil }
            rest = rest.dropLast()
        } else if rest.last?.isWhitespace != true {
            return nil
        }
        rest = rest.trimmed
        while let last = rest.last, ",-–".contains(last) { rest = rest.dropLast().trimmed }
        guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        (title, self.year, isYearInParentheses) = (String(rest), year, opening != nil)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
