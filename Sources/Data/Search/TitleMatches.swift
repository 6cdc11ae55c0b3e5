import MarqueeDomain

/// The parts of titles that match a typed text, for highlighting.
package struct TitleMatches: Sendable {
    private let words: [[UInt8]]

    package init(_ text: String) {
        words = SearchWords(Folding.fold(text)).words.map { Array($0.utf8) }
    }

    /// The beginnings of words that match a word of the text, and its signs in scripts without spaces, as offsets of the title's UTF-8.
    package func ranges(in title: String) -> [Range<Int>] {
        guard !words.isEmpty else { return [] }
        var ranges: [Range<Int>] = []
        let scalars = title.unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex {
            guard scalars[start].isPartOfWord else {
                start = scalars.index(after: start)
                continue
            }
            let end = scalars[start...].firstIndex { !$0.isPartOfWord } ?? scalars.endIndex
            ranges += self.ranges(in: scalars[start..<end], of: title)
            start = end
        }
        return ranges
    }

    private func ranges(in word: Substring.UnicodeScalarView, of title: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = word.startIndex
        while start < word.endIndex {
            guard let end = end(of: word[start...]) else {
                // Inside of a word, only signs of scripts without spaces begin a match.
                let next = word[word.index(after: start)...].firstIndex(where: SearchWords.isUnspaced) ?? word.endIndex
                start = next
                continue
            }
            let utf8 = title.utf8
            ranges.append(utf8.distance(from: utf8.startIndex, to: start)..<utf8.distance(from: utf8.startIndex, to: end))
            start = word[end...].firstIndex(where: SearchWords.isUnspaced) ?? word.endIndex
        }
        return ranges
    }

    /// Where the longest word of the text ends that begins here; nil if none does.
    private func end(of rest: Substring.UnicodeScalarView) -> String.Index? {
        let folded = Array(Folding.fold(String(rest)).utf8)
        guard let count = words.lazy.filter({ folded.starts(with: $0) }).map(\.count).max() else { return nil }
        var end = rest.startIndex
        // A letter may fold to several, or to none.
        repeat { end = rest.index(after: end) } while end < rest.endIndex && Folding.fold(String(rest[..<end])).utf8.count < count
        while end < rest.endIndex, rest[end].properties.generalCategory == .nonspacingMark { end = rest.index(after: end) }
        return end
    }
}
