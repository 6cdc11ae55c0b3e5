extension PlainName {
    /// Whether the word at a place is a term, or begins with it if it is open.
    @inline(__always) func has(_ word: QueryWords.Word, at start: Int) -> Bool {
        let count = word.term.count
        guard start + count <= bytes.count else { return false }
        return word.term.withUnsafeBufferPointer { term in
            for index in 0..<count where bytes[start + index] | 0x20 != term[index] { return false }
            return word.isOpen || start + count == bytes.count || !Self.isPart(bytes[start + count])
        }
    }

    /// The parts of the name that some words match.
    func ranges(of words: [QueryWords.Word]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = word(from: 0)
        while start < bytes.count {
            let end = end(from: start)
            if let word = words.first(where: { has($0, at: start) }) { ranges.append(start..<start + word.term.count) }
            start = word(from: end)
        }
        return ranges
    }
}
