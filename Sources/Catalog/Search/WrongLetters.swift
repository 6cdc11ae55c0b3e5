/// The words of the index that differ from a word by one letter: left out, added, another one, or two swapped.
///
/// The filter is asked for each such word with a letter of ASCII. Where a rare letter follows a beginning of the word, the sorted terms of
/// the index are walked, so that only letters are tried that follow in some word.
struct WrongLetters {
    let file: CatalogFile

    /// The most similar words that are taken, the most frequent ones.
    static let most = 24
    /// The most letters after a beginning that are tried.
    private static let mostLetters = 64
    /// The terms of so few blocks are read one after the other.
    private static let fewBlocks = 6
    /// The shortest word in which a letter is forgiven, and the shortest whose first letter is.
    private static let shortest = 4
    private static let shortestWithFirst = 5
    /// The letters that most words have, and digits.
    private static let common = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8).map { byte in
        [byte].withUnsafeBytes { Letter(of: $0, at: 0) }
    }

    init(_ file: CatalogFile) { self.file = file }

    /// The ranks of words that are similar to a word and are not the word itself; nil if there are none.
    func source(of word: QueryWords.Word) throws(CatalogDamage) -> Source? {
        guard word.forgives else { return nil }
        let term = word.term
        // The places of its letters, and its end.
        let places = term.indices.filter { term[$0] & 0xC0 != 0x80 } + [term.count]
        let count = places.count - 1
        guard count >= Self.shortest, places[0] == 0 else { return nil }
        func letter(_ place: Int) -> Letter { term.withUnsafeBytes { Letter(of: $0, at: place) } }
        var candidates = Candidates(word: word, file: file)
        for index in 0...count {
            let start = places[index]
            if index == 0, count < Self.shortestWithFirst { continue }
            var letters = Self.common
            // No term begins as the word does up to here, so none has a wrong letter behind.
            if index > 0, try !candidates.isBeginning(start) { break }
            let isRarelyFollowed = try candidates.isRarelyFollowed(start)
            if index == 0 || isRarelyFollowed {
                let blocks = try candidates.blocks(of: start)
                if blocks.count <= Self.fewBlocks {
                    try candidates.read(places, from: index, in: blocks)
                    if index < count { try candidates.add(places[count - 1], [], places[count]) }
                    break
                }
                letters = index == 0 ? try file.filter.firsts() : try candidates.letters(after: start, in: blocks, Self.mostLetters)
            }
            if index < count {
                try candidates.add(start, [], places[index + 1])
                if index + 1 < count {
                    try candidates.add(start, [letter(places[index + 1]), letter(start)], places[index + 2])
                }
            }
            for letter in letters {
                // Nearly every letter follows a beginning of two.
                if index > 2, try !candidates.isFollowed(start, letter) { continue }
                try candidates.add(start, CollectionOfOne(letter), start)
                if index < count { try candidates.add(start, CollectionOfOne(letter), places[index + 1]) }
            }
        }
        return try candidates.source()
    }
}

/// Terms that were found, or beginnings of terms.
private struct Candidates {
    struct Candidate {
        var term: [UInt8]
        /// The entries of the first terms that begin so, at most sixteen.
        var entries: [TermDictionary.Entry]
        /// The number of their ranks.
        var count: Int { entries.reduce(0) { $0 + Int($1.count) } }
    }

    let word: QueryWords.Word
    private let file: CatalogFile
    private var found: [Candidate] = []
    /// The term to look up: a beginning of the word, then letters, then the rest of the word.
    private var key: [UInt8]
    private var length = 0
    private var cursor: TermCursor
    /// The blocks of the terms that begin as the word does up to the last place.
    private var narrowed: (start: Int, blocks: TermDictionary.Blocks)
    /// The hashes of the beginnings and of the rests of the word, and the powers of the factor of hashes, by number of bytes.
    private var (beginnings, rests, powers): ([UInt64], [UInt64], [UInt64])

    init(word: QueryWords.Word, file: CatalogFile) {
        self.word = word
        self.file = file
        cursor = TermCursor(file.terms)
        narrowed = (0, file.terms.blocks)
        key = word.term + [UInt8](repeating: 0, count: 16)
        (beginnings, rests, powers) = ([0], [0], [1])
        var (beginning, rest) = (TermHash(), UInt64(0))
        for (byte, last) in zip(word.term, word.term.reversed()) {
            beginning.add(byte)
            beginnings.append(beginning.value)
            rest = rest &+ (UInt64(last) &+ 1) &* powers[powers.count - 1]
            rests.append(rest)
            powers.append(powers[powers.count - 1] &* TermHash.factor)
        }
    }

    /// Whether some term begins as the word does up to a place.
    func isBeginning(_ start: Int) throws(CatalogDamage) -> Bool { try file.filter.mayHave(TermHash(value: beginnings[start])) }

    /// Whether a letter follows a beginning of the word in some term.
    @inline(__always) func isFollowed(_ start: Int, _ letter: Letter) throws(CatalogDamage) -> Bool {
        var hash = TermHash(value: beginnings[start])
        for index in 0..<letter.count { hash.add(letter[index]) }
        return try file.filter.mayHave(hash)
    }

    /// The blocks of the terms that begin as the word does up to a place, which is not before that of the last call.
    mutating func blocks(of start: Int) throws(CatalogDamage) -> TermDictionary.Blocks {
        if start != narrowed.start {
            narrowed = (start, try file.terms.blocks(of: Array(word.term[..<start]), in: narrowed.blocks))
        }
        return narrowed.blocks
    }

    /// Whether a letter that few words have follows a beginning of the word in some term.
    func isRarelyFollowed(_ start: Int) throws(CatalogDamage) -> Bool {
        try file.filter.mayHave(TermHash(value: beginnings[start]).rarelyFollowed)
    }

    /// The letters that follow a beginning of the word in the terms of the index.
    mutating func letters(after start: Int, in blocks: TermDictionary.Blocks, _ most: Int) throws(CatalogDamage) -> [Letter] {
        var found: [Letter] = []
        var low = blocks.lowerBound
        set(start, EmptyCollection(), word.term.count)
        (key[start], length) = (0x20, start + 1)
        while found.count < most {
            try seek(in: low..<blocks.upperBound)
            guard try cursor.next(), cursor.length > start else { break }
            guard word.term.withUnsafeBytes({ cursor.starts(with: UnsafeRawBufferPointer(rebasing: $0[..<start])) }) else { break }
            low = cursor.blockNumber
            let letter = cursor.letter(at: start)
            found.append(letter)
            set(start, CollectionOfOne(letter), word.term.count)
            // No byte of UTF-8 is 0xFF, so this is behind every term with this letter.
            (key[length], length) = (0xFF, length + 1)
        }
        return found
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
        var entries: [[UInt8]: [TermDictionary.Entry]] = [:]
        let start = Array(word.term[..<places[index]])
        // The terms below a space are those of whole names and of signs.
        let first: [UInt8] = start.isEmpty ? [0x20] : start
        try first.withRawBytes { first throws(CatalogDamage) in try cursor.seek(first, in: blocks) }
        while try cursor.next(), cursor.starts(with: start) {
            for similar in similar(to: cursor.term, places, from: index) where entries[similar, default: []].count < Self.mostCounted {
                entries[similar, default: []].append(cursor.entry)
            }
        }
        for (term, entries) in entries { found.append(Candidate(term: term, entries: entries)) }
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

    /// Looks up a beginning of the word, letters, and the word from a place on, if the filter may have it.
    @inline(__always) mutating func add(_ start: Int, _ letters: some Collection<Letter>, _ rest: Int) throws(CatalogDamage) {
        var hash = TermHash(value: beginnings[start])
        for letter in letters { for index in 0..<letter.count { hash.add(letter[index]) } }
        let more = word.term.count - rest
        hash = TermHash(value: hash.value &* powers[more] &+ rests[more])
        if try file.filter.mayHave(word.isOpen ? hash : hash.whole) { try lookUp(start, letters, rest) }
    }

    private mutating func lookUp(_ start: Int, _ letters: some Collection<Letter>, _ rest: Int) throws(CatalogDamage) {
        set(start, letters, rest)
        guard length > 0, length <= NameTokens.longestTerm, !isWord else { return }
        try seek(in: blocks(of: start))
        var entries: [TermDictionary.Entry] = []
        while entries.count < (word.isOpen ? Self.mostCounted : 1) {
            guard try cursor.next(), word.isOpen || cursor.length == length, isAtKey else { break }
            entries.append(cursor.entry)
        }
        if !entries.isEmpty { found.append(Candidate(term: Array(key[..<length]), entries: entries)) }
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

    /// The ranks of the most frequent candidates; nil without candidates.
    func source() throws(CatalogDamage) -> Source? {
        let best = found.map { (term: $0.term, entries: $0.entries, count: $0.count) }.sorted { first, second in
            first.count != second.count ? first.count > second.count : first.term.lexicographicallyPrecedes(second.term)
        }
        let lookup = TermLookup(file: file)
        var source = Source([])
        var taken: [[UInt8]] = []
        // A term may be found in two ways, with ranks that were counted in only one.
        for candidate in best where taken.count < WrongLetters.most && !taken.contains(candidate.term) {
            taken.append(candidate.term)
            // All terms that begin so are known, and there are too few ranks for a list of the beginning.
            if !word.isOpen || (candidate.entries.count < Self.mostCounted && candidate.count <= TermLookup.mostLight) {
                for entry in candidate.entries { source.add(try Postings(of: file, count: entry.count, value: entry.value)) }
            } else if let list = try lookup.beginning(candidate.term) {
                source.add(list)
            }
        }
        return taken.isEmpty ? nil : source
    }
}
