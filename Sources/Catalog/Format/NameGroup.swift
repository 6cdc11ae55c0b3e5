/// Sixteen names in codes: how many bits a length has, the lengths of all, then the names.
struct NameGroup {
    static let size = 16
    /// A byte of a name is two codes at most.
    static let longestName = CatalogEntry.longestName * 2
    private static let mostLengthBits = 12

    private var lengths: [Int] = []
    private var text: [UInt8] = []

    var count: Int { lengths.count }

    mutating func add(_ name: [UInt8]) {
        lengths.append(name.count)
        text.append(contentsOf: name)
    }

    /// Takes the bytes of all names, and begins the next group.
    mutating func take() -> [UInt8] {
        let bits = Int.bitWidth - (lengths.max() ?? 0).leadingZeroBitCount
        var packed = PackedBits()
        packed.append(UInt64(bits), bits: 8)
        for length in lengths { packed.append(UInt64(length), bits: bits) }
        packed.finish()
        defer {
            lengths.removeAll(keepingCapacity: true)
            text.removeAll(keepingCapacity: true)
        }
        return packed.bytes + text
    }

    /// The codes of a name.
    ///
    /// - Parameters:
    ///   - index: Its place in the group.
    ///   - count: The number of names of the group.
    ///   - bytes: The bytes of the group, and eight more.
    static func codes(_ index: Int, of count: Int, in bytes: UnsafeRawBufferPointer) throws(CatalogDamage) -> UnsafeRawBufferPointer {
        let bits = Int(bytes[0])
        let end = bytes.count - PackedNumbers.padding
        var start = 1 + (count * bits + 7) / 8
        guard bits <= mostLengthBits, start <= end else { throw .value }
        for before in 0..<index { start += Int(PackedBits.read(bytes, at: 8 + before * bits, bits: bits)) }
        let length = Int(PackedBits.read(bytes, at: 8 + index * bits, bits: bits))
        guard start <= end, length <= end - start else { throw .value }
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
    }
}
