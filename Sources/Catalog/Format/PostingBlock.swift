/// Ranks within a block of 65,536: ascending numbers of 16 bits, packed numbers, or a bit for each rank. Packed numbers and most bits are in
/// the file, and other blocks in a ``BlockMemory``.
struct PostingBlock {
    private enum Form {
        case numbers(UnsafeRawBufferPointer)
        case packed(PackedNumbers)
        case bits(UnsafeRawBufferPointer)
    }

    /// Where a reader of a block is.
    struct Place {
        fileprivate var index = 0
        fileprivate var packed = PackedNumbers.Place()
    }

    private let form: Form
    /// The number of ranks; an upper bound for a union.
    let count: Int

    static var empty: PostingBlock { PostingBlock(numbers: UnsafeRawBufferPointer(start: nil, count: 0), count: 0) }

    /// A block of numbers of 16 bits.
    init(numbers: UnsafeRawBufferPointer, count: Int) { (form, self.count) = (.numbers(numbers), count) }

    init(packed: PackedNumbers) { (form, count) = (.packed(packed), packed.layout.count) }

    /// A block of a bit for each rank.
    init(bits: UnsafeRawBufferPointer, count: Int) { (form, self.count) = (.bits(bits), count) }

    /// The bits, if the ranks are bits.
    @inline(__always) var bits: UnsafeRawBufferPointer? {
        if case .bits(let bits) = form { return bits }
        return nil
    }

    /// Whether the ranks are bits.
    @inline(__always) var isBitmap: Bool { bits != nil }

    @inline(__always) var isPacked: Bool {
        if case .packed = form { return true }
        return false
    }

    /// A word of 64 bits of a bitmap.
    @inline(__always) func word(_ index: Int) -> UInt64 { bits.map { Self.word($0, index) } ?? 0 }

    @inline(__always) private static func word(_ bits: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
        UInt64(littleEndian: bits.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }

    @inline(__always) private static func number(_ numbers: UnsafeRawBufferPointer, _ index: Int) -> UInt16 {
        UInt16(littleEndian: numbers.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
    }

    @inline(__always) private static func contains(_ bits: UnsafeRawBufferPointer, _ wanted: UInt16) -> Bool {
        word(bits, Int(wanted) >> 6) >> UInt64(wanted & 63) & 1 == 1
    }

    /// Whether a number is in the block. Numbers are asked for in ascending order, and the place is kept between the questions.
    @inline(__always) func contains(_ wanted: UInt16, _ place: inout Place) throws(CatalogDamage) -> Bool {
        switch form {
        case .bits(let bits): return Self.contains(bits, wanted)
        case .packed(let packed): return try packed.contains(Int(wanted), from: &place.packed)
        case .numbers(let numbers):
            place.index = Self.seek(numbers, count, wanted, from: place.index)
            return place.index < count && Self.number(numbers, place.index) == wanted
        }
    }

    /// Whether the numbers that come after a place are none.
    func isAtEnd(_ place: Place) -> Bool {
        if case .numbers = form { return place.index == count }
        return false
    }

    /// The first index from a position on whose number is not below a value: a few single steps, steps that double, then halves.
    @inline(__always)
    private static func seek(_ numbers: UnsafeRawBufferPointer, _ count: Int, _ wanted: UInt16, from position: Int) -> Int {
        var low = position
        for _ in 0..<4 {
            guard low < count, number(numbers, low) < wanted else { return low }
            low += 1
        }
        guard low < count, number(numbers, low) < wanted else { return low }
        var step = 1
        while low + step < count, number(numbers, low + step) < wanted {
            low += step
            step <<= 1
        }
        var high = min(count, low + step)
        low += 1
        while low < high {
            let middle = (low + high) / 2
            if number(numbers, middle) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Moves those of some ascending numbers to the front that are in the block, or those that are not.
    ///
    /// - Parameters:
    ///   - numbers: The numbers. Those of a later call are greater.
    ///   - count: How many numbers there are.
    ///   - place: Kept between the calls.
    ///   - keeps: Whether the numbers stay that are in the block.
    /// - Returns: How many stay.
    func filter(
        _ numbers: UnsafeMutableBufferPointer<UInt16>, _ count: Int, _ place: inout Place, keeps: Bool
    ) throws(CatalogDamage) -> Int {
        var kept = 0
        // Without a branch on the answer, which is hard to foresee.
        @inline(__always) func take(_ number: UInt16, _ isHere: Bool) {
            numbers[kept] = number
            kept += isHere == keeps ? 1 : 0
        }
        switch form {
        case .bits(let bits): for index in 0..<count { take(numbers[index], Self.contains(bits, numbers[index])) }
        case .packed(let packed):
            for index in 0..<count { take(numbers[index], try packed.contains(Int(numbers[index]), from: &place.packed)) }
        case .numbers: for index in 0..<count { take(numbers[index], try contains(numbers[index], &place)) }
        }
        return kept
    }

    /// Copies the next numbers of a block that has no bits.
    ///
    /// - Returns: How many there are; 0 at the end.
    func read(into target: UnsafeMutableBufferPointer<UInt16>, _ place: inout Place) throws(CatalogDamage) -> Int {
        switch form {
        case .bits: return 0
        case .packed(let packed):
            var read = 0
            try packed.forEach(from: &place.packed, most: target.count) { number in
                target[read] = UInt16(truncatingIfNeeded: number)
                read += 1
            }
            return read
        case .numbers(let numbers):
            let read = min(target.count, count - place.index)
            for index in 0..<read { target[index] = Self.number(numbers, place.index + index) }
            place.index += read
            return read
        }
    }

    /// Calls a function with each number, ascending.
    func forEach(_ body: (UInt16) -> Void) throws(CatalogDamage) {
        switch form {
        case .numbers(let numbers):
            for index in 0..<count { body(Self.number(numbers, index)) }
        case .packed(let packed):
            var place = PackedNumbers.Place()
            try packed.forEach(from: &place, most: count) { body(UInt16(truncatingIfNeeded: $0)) }
        case .bits(let words):
            for index in 0..<1_024 {
                var bits = Self.word(words, index)
                while bits != 0 {
                    body(UInt16(truncatingIfNeeded: index << 6 | bits.trailingZeroBitCount))
                    bits &= bits - 1
                }
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
        guard ranks.count <= Self.mostNumbers else { return bitmap(of: ranks) }
        let numbers = next().bindMemory(to: UInt16.self, capacity: Self.mostNumbers)
        for (index, rank) in ranks.enumerated() { numbers[index] = UInt16(truncatingIfNeeded: rank).littleEndian }
        return PostingBlock(numbers: UnsafeRawBufferPointer(start: numbers, count: ranks.count * 2), count: ranks.count)
    }

    /// A block as bits, if it is packed and so many questions take longer than to unpack it; else as it is.
    func unpacked(_ block: PostingBlock, questions: Int) throws(CatalogDamage) -> PostingBlock {
        block.isPacked && block.count <= questions * Self.numbersAQuestion ? try union(of: [block]) : block
    }

    /// So many numbers are unpacked in the time of a question.
    private static let numbersAQuestion = 8

    /// The ranks that are in any of some blocks.
    func union(of blocks: [PostingBlock]) throws(CatalogDamage) -> PostingBlock {
        var count = 0
        let words = emptyWords()
        for block in blocks {
            count += block.count
            if block.isBitmap {
                for index in 0..<Self.words { words[index] |= block.word(index).littleEndian }
            } else {
                try block.forEach { set(Int($0), in: words) }
            }
        }
        return PostingBlock(bits: UnsafeRawBufferPointer(start: words, count: PostingEncoder.bitmapBytes), count: count)
    }

    private static let words = PostingEncoder.bitmapBytes / 8
    /// The most numbers of 16 bits that are not more than a bitmap.
    private static let mostNumbers = PostingEncoder.bitmapBytes / 2

    private func bitmap(of ranks: ArraySlice<UInt32>) -> PostingBlock {
        let words = emptyWords()
        for rank in ranks { set(Int(rank & 0xFFFF), in: words) }
        return PostingBlock(bits: UnsafeRawBufferPointer(start: words, count: PostingEncoder.bitmapBytes), count: ranks.count)
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
