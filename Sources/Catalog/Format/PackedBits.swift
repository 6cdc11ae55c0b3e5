/// Numbers of so many bits one after the other, the lowest bit first.
struct PackedBits {
    private(set) var bytes: [UInt8] = []
    private var rest: UInt64 = 0
    private var restBits = 0

    /// Appends a number of at most 48 bits.
    @inline(__always) mutating func append(_ value: UInt64, bits: Int) {
        rest |= value << UInt64(restBits)
        restBits += bits
        while restBits >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
            restBits -= 8
        }
    }

    /// Appends what is left of the last byte.
    mutating func finish() {
        if restBits > 0 { bytes.append(UInt8(truncatingIfNeeded: rest)) }
        (rest, restBits) = (0, 0)
    }

    /// Removes the whole bytes.
    mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

    /// The number of at most 48 bits at a bit. The caller has checked that eight bytes are there.
    @inline(__always) static func read(_ bytes: UnsafeRawBufferPointer, at bit: Int, bits: Int) -> UInt64 {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self))
        return word >> UInt64(bit & 7) & (1 << UInt64(bits) - 1)
    }
}
