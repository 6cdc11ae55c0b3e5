/// Finds the parts of names that a query matches, for highlighting. One value is used for all names of an answer.
struct MatchedRanges {
    private let letters = NameTokens()

    func ranges(of words: [QueryWords.Word], in tokens: NameTokens, _ name: UnsafeRawBufferPointer) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for token in tokens.tokens {
            let term = tokens[token]
            for word in words where word.isOpen ? term.starts(with: word.term) : term.elementsEqual(word.term) {
                let from = Int(token.from)
                let to = term.count == word.term.count ? Int(token.to) : end(of: word.term.count, from, Int(token.to), name)
                ranges.append(from..<to)
                break
            }
        }
        return Self.joined(ranges.sorted { $0.lowerBound < $1.lowerBound })
    }

    /// Where the letters end that fold to some bytes.
    private func end(of length: Int, _ from: Int, _ to: Int, _ name: UnsafeRawBufferPointer) -> Int {
        var index = from
        while index < to {
            _ = NameTokens.scalar(name, &index)
            letters.read(UnsafeRawBufferPointer(rebasing: name[from..<index]))
            if letters.words > 0, letters.word(0).count >= length { break }
        }
        return index
    }

    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for range in ranges {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }
}
