/// The hash of some bytes: a polynomial whose value is that of the parts, so that a word with another letter need not be hashed anew.
///
/// The hashes are in the file and never change within a format.
struct TermHash: Hashable {
    static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    private(set) var value: UInt64 = 0

    init() {}

    init(value: UInt64) { self.value = value }

    init(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

    @inline(__always) mutating func add(_ byte: UInt8) { value = value &* Self.factor &+ UInt64(byte) &+ 1 }

    /// The key of the bytes as a whole term. No term has a zero.
    @inline(__always) var whole: TermHash { with(0) }

    /// The key of a beginning that is followed by a letter that few words have. No byte of UTF-8 is 0xFF.
    @inline(__always) var rarelyFollowed: TermHash { with(0xFF) }

    @inline(__always) private func with(_ byte: UInt8) -> TermHash {
        var hash = self
        hash.add(byte)
        return hash
    }

    /// The bits in all of its 64.
    @inline(__always) var mixed: UInt64 {
        var bits = value
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
