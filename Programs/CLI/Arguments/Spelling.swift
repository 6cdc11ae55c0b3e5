/// Finds the intended word of a mistyped one.
enum Spelling {
    /// The nearest of some words; nil if none is near.
    static func closest(to word: String, among words: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased())
        // Longer texts are not mistyped words, and take long to compare.
        guard (2...40).contains(typed.count) else { return nil }
        let near = words.map { (word: $0, distance: distance(typed, Array($0))) }.filter { $0.distance <= max(1, typed.count / 3) }
        if let best = near.min(by: { $0.distance < $1.distance }) { return best.word }
        let longer = words.filter { typed.count >= 3 && $0.hasPrefix(word.lowercased()) }
        return longer.count == 1 ? longer[0] : nil
    }

    /// The word from which a typed one differs by a letter; nil if there is none.
    static func oneLetterOff(_ word: String, among words: some Sequence<String>) -> String? {
        let typed = Array(word.lowercased())
        return words.first { abs(typed.count - $0.count) <= 1 && distance(typed, Array($0)) == 1 }
    }

    /// How many letters are to be added, removed, replaced, or swapped with their neighbors.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var rows = [Array(0...b.count)]
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}

extension Failure {
    /// A wrong word, with the nearest one that there is.
    static func mistyped(_ message: String, _ word: String, among words: some Sequence<String>, hint: String = Failure.usageHint) -> Failure
    {
        let guess = Spelling.closest(to: word, among: words).map { Texts.didYouMean($0) + " " } ?? ""
        return .usage(message, hint: guess + hint)
    }
}
