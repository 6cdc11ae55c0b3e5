/// Terms by which names are found that are a query and nothing more. No word begins as they do.
enum WholeName {
    private static let count: UInt8 = 1
    private static let word: UInt8 = 3

    /// Sets the term of names that have a number of words. More than nine are counted as nine.
    static func put(_ words: Int, in term: inout [UInt8]) {
        term.removeAll(keepingCapacity: true)
        term.append(count)
        term.append(UInt8(ascii: "0") + UInt8(min(max(words, 0), 9)))
    }

    /// Sets the term of names that are one word. The list of a frequent word is too long to be searched for them.
    static func put(_ word: UnsafeRawBufferPointer, in term: inout [UInt8]) {
        term.removeAll(keepingCapacity: true)
        term.append(Self.word)
        term.append(contentsOf: word.prefix(NameTokens.longestTerm - 1))
    }
}
