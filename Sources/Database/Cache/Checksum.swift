#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A checksum that detects damage. It does not protect against intentional changes.
struct Checksum {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The checksum so far.
    var value: Int64 { Int64(bitPattern: state) }

    static func of(_ data: Data) -> Int64 {
        var sum = Checksum()
        data.withUnsafeBytes { sum.add($0) }
        return sum.value
    }

    static func of(_ texts: [String]) -> Int64 {
        var sum = Checksum()
        for var text in texts { text.withUTF8 { sum.add(UnsafeRawBufferPointer($0)) } }
        return sum.value
    }

    // Each step is reversible, so a changed word always changes the result. Eight bytes at a time, for speed.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(rest)
        add(UInt64(bytes.count))
    }

    private mutating func add(_ word: UInt64) {
        state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 32
    }
}
