/// Writes lists of ranks: short ones as differences, long ones as blocks of 65,536 ranks, each a bitmap or sorted numbers of 16 bits.
enum PostingEncoder {
    /// The longest list that is written as differences.
    static let longestShort = 2_048
    /// The most ranks of a block that are written as numbers.
    static let longestNumbers = 4_096
    static let bitmapBytes = 8_192

    /// Appends a list. Its ranks ascend, each once.
    static func append(_ ranks: [UInt32], to bytes: inout [UInt8]) {
        if ranks.count <= longestShort {
            var previous: UInt32 = 0
            for rank in ranks {
                Varint.append(rank &- previous, to: &bytes)
                previous = rank
            }
            return
        }
        let base = bytes.count
        let blocks = split(ranks)
        append32(UInt32(blocks.count), to: &bytes)
        var offset = UInt32(4 + blocks.count * 8)
        for block in blocks {
            append16(UInt16(truncatingIfNeeded: ranks[block.lowerBound] >> 16), to: &bytes)
            append16(UInt16(truncatingIfNeeded: block.count - 1), to: &bytes)
            append32(offset, to: &bytes)
            offset += UInt32(block.count > longestNumbers ? bitmapBytes : block.count * 2)
        }
        for block in blocks {
            guard block.count > longestNumbers else {
                for index in block { append16(UInt16(truncatingIfNeeded: ranks[index]), to: &bytes) }
                continue
            }
            var bitmap = [UInt64](repeating: 0, count: bitmapBytes / 8)
            for index in block { bitmap[Int(ranks[index] & 0xFFFF) >> 6] |= 1 << UInt64(ranks[index] & 63) }
            for word in bitmap { for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift * 8))) } }
        }
        assert(bytes.count - base == Int(offset))
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
