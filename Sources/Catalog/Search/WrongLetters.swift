/// The words of the index that differ from a word by one letter: left out, added, another one, or two swapped. The sorted terms of the
/// index are walked, so that only letters are tried that follow in some word.
struct WrongLetters {
    let file: CatalogFile
    private let lookup: TermLookup

    /// The most similar words that are taken, the most frequent ones.
    static let most = 24
    /// The most letters after a beginning that are tried.
    private static let mostLetters = 64
    /// The shortest word in which a letter is forgiven, and the shortest whose first letter is.
    private static let shortest = 4
    private static let shortestWithFirst = 5

    init(_ file: CatalogFile) {
        self.file = file
        lookup = TermLookup(file: file)
    }

    /// The lists of similar words, the most frequent first, without the word itself.
    func lists(of word: QueryWords.Word) throws(CatalogDamage) -> [Postings] {
        guard word.forgives else { return [] }
        let letters = Self.letters(of: word.term)
        guard letters.count >= Self.shortest else { return [] }
        var candidates = Candidates(word: word, file: file)
        // A letter of the beginning is not changed, so terms are looked up among those that begin so.
        var start: [UInt8] = []
        var blocks = file.terms.blocks
        for index in 0...letters.count {
            if index > 0 {
                start += letters[index - 1]
                blocks = try file.terms.blocks(of: start, in: blocks)
            }
            if index == 0, letters.count < Self.shortestWithFirst { continue }
            let rest = letters.dropFirst(index)
            if let letter = rest.first {
                try candidates.add(start, rest.dropFirst(), in: blocks)
                if let next = rest.dropFirst().first { try candidates.add(start, [next, letter] + rest.dropFirst(2), in: blocks) }
            }
            let following = try self.letters(after: start, in: blocks)
            for letter in following {
                try candidates.add(start, [letter] + rest, in: blocks)
                if !rest.isEmpty { try candidates.add(start, [letter] + rest.dropFirst(), in: blocks) }
            }
            if following.isEmpty { break }
        }
        return try candidates.lists(lookup)
    }

    /// The letters that follow a beginning in the terms of the index.
    private func letters(after start: [UInt8], in blocks: TermDictionary.Blocks) throws(CatalogDamage) -> [[UInt8]] {
        var found: [[UInt8]] = []
        var key = start + [0x20]
        while found.count < Self.mostLetters {
            var cursor = try file.terms.cursor(atLeast: key, in: blocks)
            guard try cursor.next(), cursor.length > start.count, cursor.starts(with: start) else { break }
            let letter = Self.letter(of: Array(cursor.term), at: start.count)
            found.append(letter)
            // No byte of UTF-8 is 0xFF, so this is behind every term with this letter.
            key = start + letter + [0xFF]
        }
        return found
    }

    private static func letter(of term: [UInt8], at start: Int) -> [UInt8] {
        var end = start + 1
        while end < term.count, term[end] & 0xC0 == 0x80 { end += 1 }
        return Array(term[start..<end])
    }

    private static func letters(of term: [UInt8]) -> [[UInt8]] {
        var letters: [[UInt8]] = []
        var start = 0
        while start < term.count {
            let letter = letter(of: term, at: start)
            letters.append(letter)
            start += letter.count
        }
        return letters
    }
}

/// Terms that were found, each once.
private struct Candidates {
    let word: QueryWords.Word
    let file: CatalogFile
    private var found: [(term: [UInt8], count: Int)] = []
    private var term: [UInt8] = []

    init(word: QueryWords.Word, file: CatalogFile) {
        self.word = word
        self.file = file
        term.reserveCapacity(NameTokens.longestTerm + 8)
    }

    /// Looks a term up.
    mutating func add(_ start: [UInt8], _ rest: some Sequence<[UInt8]>, in blocks: TermDictionary.Blocks) throws(CatalogDamage) {
        term.removeAll(keepingCapacity: true)
        term.append(contentsOf: start)
        for letter in rest { term.append(contentsOf: letter) }
        guard !term.isEmpty, term.count <= NameTokens.longestTerm, term != word.term else { return }
        guard word.isOpen else {
            if let entry = try file.terms.find(term, in: blocks) { found.append((term, Int(entry.count))) }
            return
        }
        var cursor = try file.terms.cursor(atLeast: term, in: blocks)
        var count = 0
        // The number of ranks is only for the order of candidates: some terms tell enough.
        for _ in 0..<16 {
            guard try cursor.next(), cursor.starts(with: term) else { break }
            count += Int(cursor.entry.count)
        }
        if count > 0 { found.append((term, count)) }
    }

    func lists(_ lookup: TermLookup) throws(CatalogDamage) -> [Postings] {
        let best = found.sorted { $0.count != $1.count ? $0.count > $1.count : $0.term.lexicographicallyPrecedes($1.term) }
        var lists: [Postings] = []
        var previous: [UInt8] = []
        for candidate in best where candidate.term != previous && lists.count < WrongLetters.most {
            previous = candidate.term
            if let list = word.isOpen ? try lookup.beginning(candidate.term) : try lookup.word(candidate.term) { lists.append(list) }
        }
        return lists
    }
}
