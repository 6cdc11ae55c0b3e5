/// Ranks within a block of 65,536: ascending numbers of 16 bits, or a bit for each rank. They are in the file or in a ``BlockMemory``.
struct PostingBlock {
    let bytes: UnsafeRawBufferPointer
    /// The number of ranks; an upper bound for a union.
    let count: Int
    /// Whether the ranks are bits.
    let isBitmap: Bool

    static var empty: PostingBlock { PostingBlock(bytes: UnsafeRawBufferPointer(start: nil, count: 0), count: 0, isBitmap: false) }

    /// A word of 64 bits of a bitmap.
    @inline(__always) func word(_ index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }

    /// The number at an index of a block that has numbers.
    @inline(__always) func number(_ index: Int) -> UInt16 {
        UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
    }

    /// Whether a number is in the block. Numbers are asked for in ascending order, and `position` is kept between the questions.
    @inline(__always) func contains(_ wanted: UInt16, _ position: inout Int) -> Bool {
        if isBitmap { return word(Int(wanted) >> 6) >> UInt64(wanted & 63) & 1 == 1 }
        position = seek(wanted, from: position)
        return position < count && number(position) == wanted
    }

    /// The first index from a position on whose number is not below a value: a few single steps, steps that double, then halves.
    @inline(__always) func seek(_ wanted: UInt16, from position: Int) -> Int {
        var low = position
        for _ in 0..<4 {
            guard low < count, number(low) < wanted else { return low }
            low += 1
        }
        guard low < count, number(low) < wanted else { return low }
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

    /// Moves those of some ascending numbers to the front that are in the block, or those that are not.
    ///
    /// - Parameters:
    ///   - numbers: The numbers. Those of a later call are greater.
    ///   - count: How many numbers there are.
    ///   - position: Kept between the calls.
    ///   - keeps: Whether the numbers stay that are in the block.
    /// - Returns: How many stay.
    func filter(_ numbers: UnsafeMutableBufferPointer<UInt16>, _ count: Int, _ position: inout Int, keeps: Bool) -> Int {
        var kept = 0
        for index in 0..<count {
            let number = numbers[index]
            // Without a branch on the answer, which is hard to foresee.
            let isHere = isBitmap ? word(Int(number) >> 6) >> UInt64(number & 63) & 1 == 1 : contains(number, &position)
            numbers[kept] = number
            kept += isHere == keeps ? 1 : 0
        }
        return kept
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

/// Memory for blocks that are not in the file. A block of it is valid until the memory is reused.
final class BlockMemory {
    private var pieces: [UnsafeMutableRawPointer] = []
    private var used = 0

    init() {}

    deinit { for piece in pieces { piece.deallocate() } }

    /// Reuses the memory of all blocks.
    func reuse() { used = 0 }

    /// The numbers of some ranks, which are all of one block.
    func block(of ranks: ArraySlice<UInt32>) -> PostingBlock {
        guard ranks.count <= PostingEncoder.longestNumbers else { return bitmap(of: ranks) }
        let numbers = next().bindMemory(to: UInt16.self, capacity: PostingEncoder.longestNumbers)
        for (index, rank) in ranks.enumerated() { numbers[index] = UInt16(truncatingIfNeeded: rank).littleEndian }
        return PostingBlock(bytes: UnsafeRawBufferPointer(start: numbers, count: ranks.count * 2), count: ranks.count, isBitmap: false)
    }

    /// The ranks that are in any of some blocks.
    func union(of blocks: [PostingBlock]) -> PostingBlock {
        var count = 0
        let words = emptyWords()
        for block in blocks {
            count += block.count
            if block.isBitmap {
                for index in 0..<Self.words { words[index] |= block.word(index).littleEndian }
            } else {
                for index in 0..<block.count { set(Int(block.number(index)), in: words) }
            }
        }
        return PostingBlock(bytes: UnsafeRawBufferPointer(start: words, count: PostingEncoder.bitmapBytes), count: count, isBitmap: true)
    }

    private static let words = PostingEncoder.bitmapBytes / 8

    private func bitmap(of ranks: ArraySlice<UInt32>) -> PostingBlock {
        let words = emptyWords()
        for rank in ranks { set(Int(rank & 0xFFFF), in: words) }
        return PostingBlock(
            bytes: UnsafeRawBufferPointer(start: words, count: PostingEncoder.bitmapBytes), count: ranks.count, isBitmap: true)
    }

    private func emptyWords() -> UnsafeMutablePointer<UInt64> {
        let words = next().bindMemory(to: UInt64.self, capacity: Self.words)
        words.initialize(repeating: 0, count: Self.words)
        return words
    }

    @inline(__always) private func set(_ number: Int, in words: UnsafeMutablePointer<UInt64>) {
        words[number >> 6] |= (UInt64(1) << UInt64(number & 63)).littleEndian
    }

    private func next() -> UnsafeMutableRawPointer {
        if used == pieces.count { pieces.append(.allocate(byteCount: PostingEncoder.bitmapBytes, alignment: 8)) }
        used += 1
        return pieces[used - 1]
    }
}
