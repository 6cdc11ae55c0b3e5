/// The words of the index that differ from a word by one letter: left out, added, another one, or two swapped. The sorted terms of the
/// index are walked, so that only letters are tried that follow in some word.
struct WrongLetters {
    let file: CatalogFile
    private let lookup: TermLookup

    /// The most similar words that are taken, the most frequent ones.
    static let most = 24
    /// The most letters after a beginning that are tried.
    private static let mostLetters = 64
    /// The terms of so few blocks are read one after the other.
    private static let fewBlocks = 6
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
        let term = word.term
        // The places of its letters, and its end.
        let places = term.indices.filter { term[$0] & 0xC0 != 0x80 } + [term.count]
        let count = places.count - 1
        guard count >= Self.shortest, places[0] == 0 else { return [] }
        func letter(_ place: Int) -> Letter { term.withUnsafeBytes { Letter(of: $0, at: place) } }
        var candidates = Candidates(word: word, file: file)
        // A letter of the beginning is not changed, so terms are looked up among those that begin so.
        var blocks = file.terms.blocks
        for index in 0...count {
            let start = places[index]
            if index > 0 { blocks = try file.terms.blocks(of: Array(term[..<start]), in: blocks) }
            if index == 0, count < Self.shortestWithFirst { continue }
            if blocks.count <= Self.fewBlocks {
                try candidates.read(places, from: index, in: blocks)
                if index < count { try candidates.add(places[count - 1], [], places[count], in: blocks) }
                break
            }
            if index < count {
                try candidates.add(start, [], places[index + 1], in: blocks)
                if index + 1 < count {
                    try candidates.add(start, [letter(places[index + 1]), letter(start)], places[index + 2], in: blocks)
                }
            }
            let following = try candidates.letters(after: start, in: blocks, Self.mostLetters)
            for (letter, blocks) in following {
                try candidates.add(start, CollectionOfOne(letter), start, in: blocks)
                if index < count { try candidates.add(start, CollectionOfOne(letter), places[index + 1], in: blocks) }
            }
            if following.isEmpty { break }
        }
        return try candidates.lists(lookup)
    }
}

/// Terms that were found, each once.
private struct Candidates {
    let word: QueryWords.Word
    private var found: [(term: [UInt8], count: Int)] = []
    /// The term to look up: a beginning of the word, then letters, then the rest of the word.
    private var key: [UInt8]
    private var length = 0
    private var cursor: TermCursor

    init(word: QueryWords.Word, file: CatalogFile) {
        self.word = word
        cursor = TermCursor(file.terms)
        key = word.term + [UInt8](repeating: 0, count: 16)
    }

    /// The letters that follow a beginning of the word in the terms of the index, each with the blocks of the terms that begin so.
    mutating func letters(
        after start: Int, in blocks: TermDictionary.Blocks, _ most: Int
    ) throws(CatalogDamage) -> [(letter: Letter, blocks: TermDictionary.Blocks)] {
        var found: [(letter: Letter, blocks: TermDictionary.Blocks)] = []
        found.reserveCapacity(most)
        var low = blocks.lowerBound
        set(start, EmptyCollection(), word.term.count)
        (key[start], length) = (0x20, start + 1)
        while found.count < most {
            let isFollowing = try seek(in: low..<blocks.upperBound) && cursor.length > start
            if isFollowing { low = cursor.blockNumber }
            if let last = found.last {
                found[found.count - 1].blocks = last.blocks.lowerBound..<(isFollowing ? low + 1 : blocks.upperBound)
            }
            guard isFollowing else { break }
            let letter = cursor.letter(at: start)
            found.append((letter, low..<blocks.upperBound))
            set(start, CollectionOfOne(letter), word.term.count)
            // No byte of UTF-8 is 0xFF, so this is behind every term with this letter.
            (key[length], length) = (0xFF, length + 1)
        }
        return found

        /// Whether there is a term that begins as the word does, from the key on.
        func seek(in blocks: TermDictionary.Blocks) throws(CatalogDamage) -> Bool {
            try self.seek(in: blocks)
            guard try cursor.next() else { return false }
            return word.term.withUnsafeBytes { cursor.starts(with: UnsafeRawBufferPointer(rebasing: $0[..<start])) }
        }
    }

    private mutating func seek(in blocks: TermDictionary.Blocks) throws(CatalogDamage) {
        let length = length
        try key.withRawBytes { key throws(CatalogDamage) in
            try cursor.seek(UnsafeRawBufferPointer(rebasing: key[..<length]), in: blocks)
        }
    }

    /// Reads all terms that begin as the word does up to a letter, and takes those that differ by a letter behind it. The word without its
    /// last letter is not among them.
    mutating func read(_ places: [Int], from index: Int, in blocks: TermDictionary.Blocks) throws(CatalogDamage) {
        var counts: [[UInt8]: (terms: Int, count: Int)] = [:]
        let start = Array(word.term[..<places[index]])
        // The terms below a space are those of whole names and of signs.
        let first: [UInt8] = start.isEmpty ? [0x20] : start
        try first.withRawBytes { first throws(CatalogDamage) in try cursor.seek(first, in: blocks) }
        while try cursor.next(), cursor.starts(with: start) {
            for similar in similar(to: cursor.term, places, from: index) {
                let known = counts[similar] ?? (0, 0)
                if known.terms < Self.mostCounted { counts[similar] = (known.terms + 1, known.count + Int(cursor.entry.count)) }
            }
        }
        for (term, known) in counts { found.append((term, known.count)) }
    }

    /// The word with one letter changed, where a term is that or begins with it.
    private func similar(to other: ArraySlice<UInt8>, _ places: [Int], from index: Int) -> [[UInt8]] {
        let (term, count) = (word.term, places.count - 1)
        var index = index
        // The letter in which they differ.
        while index < count, other[places[index]...].starts(with: term[places[index]..<places[index + 1]]) { index += 1 }
        let place = places[index]
        guard place < other.endIndex || index < count else { return [] }
        var found: [[UInt8]] = []
        func add(_ letters: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) {
            let end = place + letters.count + rest.count
            guard end <= other.endIndex, word.isOpen || end == other.endIndex else { return }
            let start = place + letters.count
            guard other[place..<start].elementsEqual(letters), other[start..<end].elementsEqual(rest) else { return }
            found.append(Array(other[..<end]))
        }
        if place < other.endIndex {
            var end = place + 1
            while end < other.endIndex, other[end] & 0xC0 == 0x80 { end += 1 }
            add(other[place..<end], term[place...])
            if index < count { add(other[place..<end], term[places[index + 1]...]) }
        }
        if index < count {
            add([], term[places[index + 1]...])
            if index + 1 < count {
                add(term[places[index + 1]..<places[index + 2]] + term[place..<places[index + 1]], term[places[index + 2]...])
            }
        }
        return Array(Set(found.filter { $0 != term }))
    }

    /// The number of ranks is only for the order of candidates: so many terms are enough.
    private static let mostCounted = 16

    /// Looks up a beginning of the word, letters, and the word from a place on.
    mutating func add(
        _ start: Int, _ letters: some Collection<Letter>, _ rest: Int, in blocks: TermDictionary.Blocks
    ) throws(CatalogDamage) {
        set(start, letters, rest)
        guard length > 0, length <= NameTokens.longestTerm, !isWord else { return }
        try seek(in: blocks)
        guard word.isOpen else {
            if try cursor.next(), cursor.length == length, isAtKey { found.append((Array(key[..<length]), Int(cursor.entry.count))) }
            return
        }
        var count = 0
        for _ in 0..<Self.mostCounted {
            guard try cursor.next(), isAtKey else { break }
            count += Int(cursor.entry.count)
        }
        if count > 0 { found.append((Array(key[..<length]), count)) }
    }

    private var isWord: Bool { length == word.term.count && key[..<length].elementsEqual(word.term) }
    private var isAtKey: Bool { key.withUnsafeBytes { cursor.starts(with: UnsafeRawBufferPointer(rebasing: $0[..<length])) } }

    /// Sets the key.
    @inline(__always) private mutating func set(_ start: Int, _ letters: some Collection<Letter>, _ rest: Int) {
        length = start
        word.term.withUnsafeBufferPointer { term in
            key.withUnsafeMutableBufferPointer { key in
                for index in 0..<start { key[index] = term[index] }
                for letter in letters {
                    for index in 0..<letter.count {
                        key[length] = letter[index]
                        length += 1
                    }
                }
                for index in rest..<term.count {
                    key[length] = term[index]
                    length += 1
                }
            }
        }
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
