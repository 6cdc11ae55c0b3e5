/// The term by which names are found that are a query and nothing more: the number of words and a hash of them. The lists of frequent words are
/// too long to be searched for such names.
struct WholeName {
    /// No word begins with it.
    private static let first: UInt8 = 1

    private var words = 0
    private var hash: UInt32 = 2_166_136_261

    /// Adds the next word.
    @inline(__always) mutating func add(_ word: UnsafeRawBufferPointer) {
        words += 1
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        hash = (hash ^ 0x20) &* 16_777_619
    }

    /// Sets the term. More than nine words are counted as nine. Twelve bits of the hash leave lists of some hundred names, whose differences
    /// take two bytes.
    @inline(__always) func put(in term: inout [UInt8]) {
        let mixed = hash ^ hash >> 15
        term.removeAll(keepingCapacity: true)
        term.append(Self.first)
        term.append(UInt8(ascii: "0") + UInt8(min(words, 9)))
        term.append(UInt8(0x20 + (mixed & 63)))
        term.append(UInt8(0x20 + (mixed >> 6 & 63)))
    }
}
