/// Sorted terms, front-coded in blocks of sixteen. Each has the number of its ranks and the place of its list.
struct TermDictionary: Sendable {
    /// A term's list.
    struct Entry {
        var count: UInt32
        /// The rank if there is one, else the place of the list.
        var value: UInt32
    }

    static let blockSize = 16

    let bytes: CatalogBytes
    let terms: CatalogHeader.Section
    let index: CatalogHeader.Section
    let count: Int

    /// The blocks in which terms with a beginning can be. A search for a longer one looks only there.
    typealias Blocks = Range<Int>

    /// All blocks.
    var blocks: Blocks { 0..<index.count / 4 }

    /// The blocks of the terms that begin so.
    func blocks(of beginning: [UInt8], in blocks: Blocks) throws(CatalogDamage) -> Blocks {
        // No byte of UTF-8 is 0xFF.
        let end = beginning + [0xFF]
        let low = try beginning.withRawBytes { key throws(CatalogDamage) in try firstBlock(notBelow: key, in: blocks) }
        let high = try end.withRawBytes { key throws(CatalogDamage) in try firstBlock(notBelow: key, in: low..<blocks.upperBound) }
        return max(blocks.lowerBound, low - 1)..<high
    }

    /// The entry of a term.
    func find(_ term: [UInt8], in blocks: Blocks? = nil) throws(CatalogDamage) -> Entry? {
        var cursor = try cursor(atLeast: term, in: blocks)
        guard try cursor.next(), cursor.equals(term) else { return nil }
        return cursor.entry
    }

    /// A cursor before the first term that is not below a key.
    func cursor(atLeast key: [UInt8], in blocks: Blocks? = nil) throws(CatalogDamage) -> TermCursor {
        let blocks = blocks ?? self.blocks
        var cursor = TermCursor(self)
        try key.withRawBytes { key throws(CatalogDamage) in try cursor.seek(key, in: blocks) }
        return cursor
    }

    fileprivate func firstBlock(notBelow key: UnsafeRawBufferPointer, in blocks: Blocks) throws(CatalogDamage) -> Int {
        var low = blocks.lowerBound
        var high = blocks.upperBound
        while low < high {
            let middle = (low + high) / 2
            if try beginsBelow(key, middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    @inline(__always) private func beginsBelow(_ key: UnsafeRawBufferPointer, _ block: Int) throws(CatalogDamage) -> Bool {
        let place = try start(of: block)
        let head = try bytes.bytes(terms.offset + place, min(terms.count - place, 2 + NameTokens.longestTerm))
        guard head.count > 2, head[0] == 0, 2 + Int(head[1]) <= head.count else { throw .value }
        return UnsafeRawBufferPointer(rebasing: head[2..<2 + Int(head[1])]).compare(key) < 0
    }

    /// The place of a block in the section.
    @inline(__always) func start(of block: Int) throws(CatalogDamage) -> Int {
        let raw = try bytes.bytes(index.offset + block * 4, 4)
        let place = Int(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
        guard place < terms.count else { throw .value }
        return place
    }

    /// The bytes of a block.
    func block(_ block: Int) throws(CatalogDamage) -> UnsafeRawBufferPointer {
        let start = try start(of: block)
        let end = block + 1 < blocks.upperBound ? try self.start(of: block + 1) : terms.count
        guard start < end, end - start <= Self.blockSize * (2 + NameTokens.longestTerm + 10) else { throw .value }
        return try bytes.bytes(terms.offset + start, end - start)
    }
}

/// One letter of a term: one to four bytes.
struct Letter: Hashable {
    private(set) var count = 0
    private var bytes: UInt32 = 0

    /// The letter at a place of some bytes.
    init(of term: UnsafeRawBufferPointer, at start: Int) {
        repeat {
            bytes |= UInt32(term[start + count]) << UInt32(count * 8)
            count += 1
        } while count < 4 && start + count < term.count && term[start + count] & 0xC0 == 0x80
    }

    subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> UInt32(index * 8)) }
}

/// Walks over terms in their order.
struct TermCursor {
    private let dictionary: TermDictionary
    private var block: UnsafeRawBufferPointer
    private var place = 0
    private var number: Int
    /// Whether the present term was read by ``skip(below:)`` and not yet by ``next()``.
    private var isAhead = false

    /// The present term, in a buffer that is as long as the longest one.
    private var buffer: [UInt8]
    private(set) var length = 0
    /// How many bytes the present term shares with the one before it.
    private var shared = 0
    private(set) var entry = TermDictionary.Entry(count: 0, value: 0)

    /// A cursor that is nowhere, until it seeks a term.
    init(_ dictionary: TermDictionary) {
        self.dictionary = dictionary
        number = dictionary.count
        buffer = [UInt8](repeating: 0, count: NameTokens.longestTerm)
        block = UnsafeRawBufferPointer(start: nil, count: 0)
    }

    /// The present term.
    var term: ArraySlice<UInt8> { buffer[..<length] }

    /// The block of the present term.
    var blockNumber: Int { max(0, number - 1) / TermDictionary.blockSize }

    /// The letter of the present term at a place.
    func letter(at start: Int) -> Letter {
        buffer.withUnsafeBytes { bytes in Letter(of: UnsafeRawBufferPointer(rebasing: bytes[..<length]), at: start) }
    }

    func equals(_ other: [UInt8]) -> Bool { length == other.count && starts(with: other) }

    func starts(with other: [UInt8]) -> Bool { other.withUnsafeBytes { starts(with: $0) } }

    func starts(with other: UnsafeRawBufferPointer) -> Bool {
        guard length >= other.count else { return false }
        return buffer.withUnsafeBytes { bytes in
            for index in 0..<other.count where bytes[index] != other[index] { return false }
            return true
        }
    }

    /// Goes before the first term that is not below a key.
    mutating func seek(_ key: UnsafeRawBufferPointer, in blocks: TermDictionary.Blocks) throws(CatalogDamage) {
        // The last block that begins below the key, or the first one.
        let first = max(blocks.lowerBound, try dictionary.firstBlock(notBelow: key, in: blocks) - 1)
        (number, place, length, shared, isAhead) = (first * TermDictionary.blockSize, 0, 0, 0, false)
        block = number < dictionary.count ? try dictionary.block(first) : UnsafeRawBufferPointer(start: nil, count: 0)
        try skip(below: key)
    }

    /// Reads the next term. Returns false after the last one.
    mutating func next() throws(CatalogDamage) -> Bool {
        if isAhead {
            isAhead = false
            return true
        }
        return try advance()
    }

    @inline(__always) private mutating func advance() throws(CatalogDamage) -> Bool {
        guard let term = try head() else { return false }
        buffer.withUnsafeMutableBytes { target in
            for index in 0..<term.count { target[shared + index] = term[index] }
        }
        return true
    }

    /// Reads the bytes of the next term that it does not share with the one before, and its entry; nil after the last term.
    @inline(__always) private mutating func head() throws(CatalogDamage) -> UnsafeRawBufferPointer? {
        guard number < dictionary.count else { return nil }
        if place == block.count || (number % TermDictionary.blockSize == 0 && place > 0) {
            guard number % TermDictionary.blockSize == 0 else { throw .value }
            block = try dictionary.block(number / TermDictionary.blockSize)
            place = 0
        }
        guard place + 2 <= block.count else { throw .value }
        shared = Int(block[place])
        let more = Int(block[place + 1])
        guard shared <= length, shared + more <= NameTokens.longestTerm, place + 2 + more <= block.count, place > 0 || shared == 0 else {
            throw .value
        }
        let term = UnsafeRawBufferPointer(rebasing: block[place + 2..<place + 2 + more])
        length = shared + more
        place += 2 + more
        entry.count = try Varint.read(block, &place)
        entry.value = try Varint.read(block, &place)
        guard entry.count > 0 else { throw .value }
        number += 1
        return term
    }

    /// Stops before the first term that is not below a key. The bytes of the terms before it are not kept.
    private mutating func skip(below key: UnsafeRawBufferPointer) throws(CatalogDamage) {
        // How many bytes of the key the term before begins with.
        var matched = 0
        while true {
            guard let term = try head() else { return }
            // A term that shares more with the one before is below the key, as that one is.
            if shared <= matched {
                let count = min(length, key.count)
                var index = shared
                while index < count, term[index - shared] == key[index] { index += 1 }
                matched = index
                guard index < count ? term[index - shared] < key[index] : length < key.count else {
                    buffer.withUnsafeMutableBytes { target in
                        for index in 0..<shared { target[index] = key[index] }
                        for index in 0..<term.count { target[shared + index] = term[index] }
                    }
                    isAhead = true
                    return
                }
            }
        }
    }
}
