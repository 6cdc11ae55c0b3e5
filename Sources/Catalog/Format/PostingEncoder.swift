/// Writes lists of ranks: short ones as packed numbers, long ones as blocks of 65,536 ranks, each a bitmap or packed numbers.
enum PostingEncoder {
    /// The longest list that is written, and read, as a whole.
    static let longestShort = 2_048
    /// The most ranks of a block that are packed. A bitmap of more is larger, up to 16,384, and searched in less time.
    static let longestPacked = 2_048
    static let bitmapBytes = 8_192
    static let blockSize = 65_536

    /// How the ranks of a list that is read as a whole are packed.
    static func short(_ count: Int, names: Int) -> PackedNumbers.Layout { PackedNumbers.Layout(count, below: names, isMarked: false) }

    /// How the ranks of a block are packed.
    static func block(_ count: Int) -> PackedNumbers.Layout { PackedNumbers.Layout(count, below: blockSize, isMarked: true) }

    /// Appends a list. Its ranks ascend, each once.
    ///
    /// - Parameter names: The number of names.
    static func append(_ ranks: [UInt32], names: Int, to bytes: inout [UInt8]) {
        guard ranks.count > longestShort else { return PackedNumbers.append(ranks, short(ranks.count, names: names), to: &bytes) }
        let base = bytes.count
        let blocks = split(ranks)
        append32(UInt32(blocks.count), to: &bytes)
        var offset = 4 + blocks.count * 8
        for block in blocks {
            append16(UInt16(truncatingIfNeeded: ranks[block.lowerBound] >> 16), to: &bytes)
            append16(UInt16(truncatingIfNeeded: block.count - 1), to: &bytes)
            append32(UInt32(offset), to: &bytes)
            offset += block.count > longestPacked ? bitmapBytes : self.block(block.count).byteCount
        }
        for block in blocks {
            guard block.count > longestPacked else {
                PackedNumbers.append(ranks[block].lazy.map { $0 & 0xFFFF }, self.block(block.count), to: &bytes)
                continue
            }
            var bitmap = [UInt64](repeating: 0, count: bitmapBytes / 8)
            for index in block { bitmap[Int(ranks[index] & 0xFFFF) >> 6] |= 1 << UInt64(ranks[index] & 63) }
            for word in bitmap { for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift * 8))) } }
        }
        assert(bytes.count - base == offset)
    }

    private static func split(_ ranks: [UInt32]) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start = 0
        for index in 1...ranks.count where index == ranks.count || ranks[index] >> 16 != ranks[start] >> 16 {
            blocks.append(start..<index)
            start = index
        }
        return blocks
    }

    static func append16(_ value: UInt16, to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }

    static func append32(_ value: UInt32, to bytes: inout [UInt8]) {
        append16(UInt16(truncatingIfNeeded: value), to: &bytes)
        append16(UInt16(truncatingIfNeeded: value >> 16), to: &bytes)
    }
}
