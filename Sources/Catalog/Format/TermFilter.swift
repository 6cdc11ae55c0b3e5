/// Answers whether a term, or a beginning of terms, is in the catalog, without the dictionary. "No" is certain; of the keys that are not there,
/// one in eighty gets a wrong "yes".
///
/// It is a Bloom filter in lines of 64 bytes: a key has six bits in one line, and a line has ten bits for each key. Its keys are the whole
/// terms, their beginnings, and the beginnings that a letter other than *a* to *z* and digits follows. Before the lines are the first
/// letters of the terms, four bytes each.
struct TermFilter: Sendable {
    static let lineSize = 64
    /// The first letters of terms that are kept.
    static let mostFirsts = 64
    private static let head = mostFirsts * 4
    private static let bitsOfKey = 6
    private static let bitsOfLine = lineSize * 8
    private static let lineBitsOfKey = 10

    let bytes: CatalogBytes
    let section: CatalogHeader.Section

    private var lines: Int { (section.count - Self.head) / Self.lineSize }

    /// Whether a section has the length of a filter.
    static func isWhole(_ section: CatalogHeader.Section) -> Bool {
        section.count >= head + lineSize && (section.count - head) % lineSize == 0
    }

    /// Whether there is a key.
    @inline(__always) func mayHave(_ key: TermHash) throws(CatalogDamage) -> Bool {
        let mixed = key.mixed
        let line = try bytes.bytes(section.offset + Self.head + Self.line(mixed, of: lines) * Self.lineSize, Self.lineSize)
        var bits = Self.bits(mixed)
        for _ in 0..<Self.bitsOfKey {
            let bit = Int(bits >> 55)
            if line[bit >> 3] >> UInt8(bit & 7) & 1 == 0 { return false }
            bits <<= 9
        }
        return true
    }

    /// The first letters of terms, ascending.
    func firsts() throws(CatalogDamage) -> [Letter] {
        let letters = try bytes.bytes(section.offset, Self.head)
        var firsts: [Letter] = []
        for start in stride(from: 0, to: Self.head, by: 4) where letters[start] != 0 {
            firsts.append(Letter(of: UnsafeRawBufferPointer(rebasing: letters[start..<start + 4]), at: 0))
        }
        return firsts
    }

    @inline(__always) private static func line(_ mixed: UInt64, of lines: Int) -> Int {
        Int(mixed.multipliedFullWidth(by: UInt64(lines)).high)
    }

    /// Nine bits for each bit of the key, from the highest.
    @inline(__always) private static func bits(_ mixed: UInt64) -> UInt64 { mixed &* 0xD6E8_FEB8_6659_FD93 }

    /// The section of some keys.
    static func section(firsts: [Letter], keys: some Collection<TermHash>) -> [UInt8] {
        let lines = max(1, (keys.count * lineBitsOfKey + bitsOfLine - 1) / bitsOfLine)
        var section = [UInt8](repeating: 0, count: head + lines * lineSize)
        for (index, letter) in firsts.prefix(mostFirsts).enumerated() {
            for byte in 0..<letter.count { section[index * 4 + byte] = letter[byte] }
        }
        for key in keys {
            let mixed = key.mixed
            let start = head + line(mixed, of: lines) * lineSize
            var bits = bits(mixed)
            for _ in 0..<bitsOfKey {
                let bit = Int(bits >> 55)
                section[start + bit >> 3] |= 1 << UInt8(bit & 7)
                bits <<= 9
            }
        }
        return section
    }
}

/// Finds the keys of terms that come in their order, each key once.
struct TermKeys {
    private var previous: [UInt8] = []
    /// Whether a letter that few words have followed the beginning of each length of the last term.
    private var isRarelyFollowed = [Bool](repeating: false, count: NameTokens.longestTerm + 1)
    /// The first letters, ascending.
    private(set) var firsts: [Letter] = []

    init() {}

    /// Whether most words have a letter.
    static func isCommon(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }

    /// Whether a byte is *a* to *z*.
    static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

    /// Appends the keys that a term has and the terms before it have not.
    mutating func add(_ term: [UInt8], to keys: inout [TermHash]) {
        var shared = 0
        while shared < min(previous.count, term.count), previous[shared] == term[shared] { shared += 1 }
        for length in min(shared + 1, term.count)...term.count { isRarelyFollowed[length] = false }
        previous.replace(with: term)
        // Searches ask for the beginnings of words only. A whole name is another kind of term.
        let isWord = term.first.map { $0 >= 0x20 || $0 == NameTokens.signs } ?? false
        if isWord, let first = term.first, first >= 0x20, firsts.count < TermFilter.mostFirsts {
            let letter = term.withUnsafeBytes { Letter(of: $0, at: 0) }
            if firsts.last != letter { firsts.append(letter) }
        }
        var hash = TermHash()
        for (index, byte) in term.enumerated() {
            if isWord, index > 0, byte & 0xC0 != 0x80, !Self.isCommon(byte), !isRarelyFollowed[index] {
                isRarelyFollowed[index] = true
                keys.append(hash.rarelyFollowed)
            }
            hash.add(byte)
            let isEnd = index + 1 == term.count || term[index + 1] & 0xC0 != 0x80
            if isWord, isEnd, index >= shared { keys.append(hash) }
        }
        keys.append(hash.whole)
    }
}
