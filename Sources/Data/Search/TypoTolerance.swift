import MarqueeDomain

/// Forgives one mistake in a typed text: one letter that is missing, additional, wrong or exchanged with its neighbor, or spaces that are
/// missing or additional.
///
/// A number is also read as its English word. Short words, words with digits, and words in scripts that have no alphabet must be right, because one letter more or less makes another
/// word of them. Callers use it only if nothing matches the text as it is, so a right text never has weaker matches between its own.
package struct TypoTolerance: Sendable {
    /// The fewest letters of a word in which a letter may be wrong.
    private static let shortest = 4

    /// The text, and the text with its numbers as words: "oceans 11" is *Ocean's Eleven*.
    private let forms: [Form]

    /// Creates it for a typed text; nil if no word of the text is forgiven.
    package init?(_ text: String) {
        let typed = SearchWords(Folding.fold(text))
        guard !typed.isScan else { return nil }
        let own = Form(typed.words)
        guard own.words.contains(where: Self.isForgiven) || Self.isForgiven(own.joined) else { return nil }
        let spelled = typed.words.map { ComparedTitle.numberWords[$0] ?? $0 }
        forms = spelled == typed.words ? [own] : [own, Form(spelled)]
    }

    /// Returns whether a folded text has every word, the last one by its beginning, with one mistake at most.
    package func matches(_ folded: String) -> Bool {
        let present = folded.unicodeScalars.reduce(0) { $0 | Self.bit(of: $1.value) }
        let possible = forms.filter { ($0.letters & ~present).nonzeroBitCount <= 1 }
        if possible.isEmpty { return false }
        let others = folded.unicodeScalars.split { !$0.isPartOfWord }.map { $0.map(\.value) }
        return possible.contains { $0.matchesWords(others) || $0.matchesWithoutSpaces(others) }
    }

    /// One way to write the typed text.
    private struct Form {
        let words: [[UInt32]]
        let joined: [UInt32]
        /// A bit for each letter of the words: nearly all titles lack two of them, and need no comparison.
        let letters: UInt64

        init(_ texts: [String]) {
            words = texts.map { $0.unicodeScalars.map(\.value) }
            joined = Array(words.joined())
            letters = joined.reduce(0) { $0 | bit(of: $1) }
        }

        func matchesWords(_ others: [[UInt32]]) -> Bool {
            var hasForgiven = false
            for (index, word) in words.enumerated() {
                let isLast = index == words.count - 1
                if others.contains(where: { isLast ? $0.starts(with: word) : $0 == word }) { continue }
                guard !hasForgiven, isForgiven(word), others.contains(where: { isClose(word, $0, isBeginning: isLast) }) else {
                    return false
                }
                hasForgiven = true
            }
            return true
        }

        func matchesWithoutSpaces(_ others: [[UInt32]]) -> Bool {
            guard isForgiven(joined) else { return false }
            return others.indices.contains { others[$0...].lazy.joined().starts(with: joined) }
        }
    }

    private static func isForgiven(_ word: [UInt32]) -> Bool {
        word.count >= shortest && word.allSatisfy { !(0x30...0x39).contains($0) }
    }

    /// Whether a word differs from another one by one letter at most.
    private static func isClose(_ word: [UInt32], _ other: [UInt32], isBeginning: Bool) -> Bool {
        func agree(_ word: ArraySlice<UInt32>, _ other: ArraySlice<UInt32>) -> Bool {
            isBeginning ? other.starts(with: word) : word.elementsEqual(other)
        }
        let same = zip(word, other).prefix { $0 == $1 }.count
        let (rest, otherRest) = (word[same...], other[same...])
        let (next, otherNext) = (rest.dropFirst(), otherRest.dropFirst())
        if agree(next, otherRest) || agree(rest, otherNext) || !otherRest.isEmpty && agree(next, otherNext) { return true }
        guard let letter = rest.first, letter == otherNext.first, next.first == otherRest.first, next.first != nil else { return false }
        return agree(next.dropFirst(), otherNext.dropFirst())
    }

    private static func bit(of letter: UInt32) -> UInt64 { 1 << UInt64(letter % 64) }
}
