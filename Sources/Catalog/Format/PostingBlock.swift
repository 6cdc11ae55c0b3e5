/// Ranks within a block of 65,536, as ascending numbers of 16 bits or as bits.
protocol RankBlock {
    /// The number of ranks; an upper bound for a union.
    var count: Int { get }
    /// Whether the ranks are bits.
    var isBitmap: Bool { get }
    /// A word of 64 bits of a bitmap.
    func word(_ index: Int) -> UInt64
    /// The number at an index of a block that has numbers.
    func number(_ index: Int) -> UInt16
}

extension RankBlock {
    /// Whether a number is in the block. Numbers are asked for in ascending order, and `position` is kept between the questions.
    @inline(__always) func contains(_ wanted: UInt16, _ position: inout Int) -> Bool {
        if isBitmap { return word(Int(wanted) >> 6) >> UInt64(wanted & 63) & 1 == 1 }
        position = seek(wanted, from: position)
        return position < count && number(position) == wanted
    }

    /// The first index from a position on whose number is not below a value: steps that double, then halves.
    @inline(__always) func seek(_ wanted: UInt16, from position: Int) -> Int {
        let count = count
        guard position < count, number(position) < wanted else { return position }
        var low = position
        var step = 1
        while low + step < count, number(low + step) < wanted {
            low += step
            step <<= 1
        }
        var high = min(count, low + step)
        low += 1
        while low < high {
            let middle = (low + high) / 2
            if number(middle) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A block in the file.
struct FileBlock: RankBlock {
    let bytes: UnsafeRawBufferPointer
    let count: Int
    let isBitmap: Bool

    /// Blocks that are all in the file; nil if one is in memory.
    static func views(of blocks: [PostingBlock]) -> [FileBlock]? {
        var views: [FileBlock] = []
        views.reserveCapacity(blocks.count)
        for block in blocks {
            switch block {
            case .numbers(let bytes, let count): views.append(FileBlock(bytes: bytes, count: count, isBitmap: false))
            case .bitmap(let bytes, let count): views.append(FileBlock(bytes: bytes, count: count, isBitmap: true))
            default: return nil
            }
        }
        return views
    }

    @inline(__always) func word(_ index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }

    @inline(__always) func number(_ index: Int) -> UInt16 {
        UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
    }
}

/// The ranks of a list within one block.
enum PostingBlock: RankBlock {
    case empty
    /// A part of ranks that are in memory.
    case slice([UInt32], Range<Int>)
    /// Ascending numbers of 16 bits in the file.
    case numbers(UnsafeRawBufferPointer, Int)
    /// A bit for each rank in the file.
    case bitmap(UnsafeRawBufferPointer, Int)
    /// A bit for each rank in memory.
    case union([UInt64], Int)

    var count: Int {
        switch self {
        case .empty: 0
        case .slice(_, let range): range.count
        case .numbers(_, let count), .bitmap(_, let count), .union(_, let count): count
        }
    }

    var isBitmap: Bool {
        switch self {
        case .bitmap, .union: true
        default: false
        }
    }

    @inline(__always) func word(_ index: Int) -> UInt64 {
        switch self {
        case .bitmap(let bytes, _): UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        case .union(let words, _): words[index]
        default: 0
        }
    }

    @inline(__always) func number(_ index: Int) -> UInt16 {
        switch self {
        case .slice(let ranks, let range): UInt16(truncatingIfNeeded: ranks[range.lowerBound + index])
        case .numbers(let bytes, _): UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
        default: 0
        }
    }

    /// Calls a function with each number, ascending.
    func forEach(_ body: (UInt16) -> Void) {
        guard isBitmap else {
            for index in 0..<count { body(number(index)) }
            return
        }
        for index in 0..<1_024 {
            var bits = word(index)
            while bits != 0 {
                body(UInt16(truncatingIfNeeded: index << 6 | bits.trailingZeroBitCount))
                bits &= bits - 1
            }
        }
    }
}
