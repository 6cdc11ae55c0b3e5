/// Ascending numbers below a limit, each once, in few bits. The low bits of each number are stored as they are. The high bits are a place in
/// a row of bits: a one for each number, and a zero for each bucket of numbers with the same high bits, at its end. (Elias and Fano.)
///
/// The bytes are read with eight more behind them, so that a read of 64 bits stays inside.
struct PackedNumbers {
    /// Where the parts are, which follows from the number of numbers and their limit.
    struct Layout {
        let count: Int
        /// The number of low bits of each number.
        let lowBits: Int
        let buckets: Int
        /// The number of buckets whose beginning is stored: every 256th one.
        let marks: Int

        /// - Parameters:
        ///   - count: The number of numbers, at least one.
        ///   - limit: All numbers are below it.
        ///   - isMarked: Whether numbers are asked for by themselves. The limit is 65,536 at most then.
        init(_ count: Int, below limit: Int, isMarked: Bool) {
            self.count = count
            let each = UInt(max(1, limit / count))
            lowBits = UInt.bitWidth - 1 - each.leadingZeroBitCount
            buckets = (limit - 1) >> lowBits + 1
            marks = isMarked ? (buckets - 1) >> PackedNumbers.markShift : 0
        }

        /// The length of the row of ones and zeros.
        var highBits: Int { count + buckets }
        var byteCount: Int { marks * 2 + (highBits + count * lowBits + 7) / 8 }
    }

    /// Where a reader is: a bit of the row, and the number of ones before it.
    struct Place {
        var bit = 0
        var index = 0
    }

    /// The number of bytes that a reader takes after the last one.
    static let padding = 8
    fileprivate static let markShift = 8

    let layout: Layout
    private let marks: UnsafeRawPointer
    private let row: UnsafeRawPointer
    private let highBits: Int

    /// - Parameter bytes: The bytes of the layout and the padding.
    init(_ layout: Layout, _ bytes: UnsafeRawBufferPointer) throws(CatalogDamage) {
        guard let base = bytes.baseAddress, bytes.count >= layout.byteCount + Self.padding else { throw .value }
        self.layout = layout
        marks = base
        row = base + layout.marks * 2
        highBits = layout.highBits
    }

    /// Calls a function with the next numbers.
    ///
    /// - Parameters:
    ///   - place: Where to begin. It is moved.
    ///   - most: The greatest number of numbers.
    @inline(__always)
    func forEach(from place: inout Place, most: Int, _ body: (Int) -> Void) throws(CatalogDamage) {
        let end = min(layout.count, place.index + most)
        guard place.index < end else { return }
        var (index, base, last, previous) = (place.index, place.bit & ~63, place.bit, -1)
        guard base < highBits else { throw .value }
        var word = self.word(base) & ~0 << UInt64(place.bit & 63)
        while index < end {
            while word == 0 {
                base += 64
                guard base < highBits else { throw .value }
                word = self.word(base)
            }
            last = base + word.trailingZeroBitCount
            word &= word &- 1
            let number = (last - index) << layout.lowBits | low(index)
            guard number > previous else { throw .value }
            previous = number
            body(number)
            index += 1
        }
        // The last word of the row may have bits that are behind it.
        guard last < highBits else { throw .value }
        place = Place(bit: last + 1, index: index)
    }

    /// Whether a number below the limit is one of these. Numbers are asked for in ascending order, and the place is kept in between.
    @inline(__always)
    func contains(_ wanted: Int, from place: inout Place) throws(CatalogDamage) -> Bool {
        let bucket = wanted >> layout.lowBits
        var bit = place.bit
        var zeros = bit - place.index
        if bucket >> Self.markShift > zeros >> Self.markShift, layout.marks > 0 {
            let mark = bucket >> Self.markShift
            guard mark <= layout.marks else { throw .value }
            bit = Int(UInt16(littleEndian: marks.loadUnaligned(fromByteOffset: (mark - 1) * 2, as: UInt16.self)))
            zeros = mark << Self.markShift
        }
        while zeros < bucket {
            guard bit < highBits else { throw .value }
            var word = ~self.word(bit & ~63) >> UInt64(bit & 63)
            let found = word.nonzeroBitCount
            guard zeros + found >= bucket else {
                zeros += found
                bit = (bit | 63) + 1
                continue
            }
            for _ in 1..<(bucket - zeros) { word &= word &- 1 }
            bit += word.trailingZeroBitCount + 1
            zeros = bucket
        }
        var index = bit - zeros
        guard index >= 0, index <= layout.count, bit <= highBits else { throw .value }
        let lowWanted = wanted & (1 << layout.lowBits - 1)
        while bit < highBits, self.word(bit & ~63) >> UInt64(bit & 63) & 1 == 1 {
            guard index < layout.count else { throw .value }
            let low = self.low(index)
            if low >= lowWanted {
                place = Place(bit: bit, index: index)
                return low == lowWanted
            }
            bit += 1
            index += 1
        }
        place = Place(bit: bit, index: index)
        return false
    }

    @inline(__always) private func word(_ bit: Int) -> UInt64 {
        UInt64(littleEndian: row.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self))
    }

    /// The low bits of a number. No more than 31 of them are in 64 bits from a byte on.
    @inline(__always) private func low(_ index: Int) -> Int {
        let bit = highBits + index * layout.lowBits
        return Int(truncatingIfNeeded: word(bit) >> UInt64(bit & 7)) & (1 << layout.lowBits - 1)
    }

    /// Appends numbers.
    static func append(_ numbers: some RandomAccessCollection<UInt32>, _ layout: Layout, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: layout.byteCount + padding))
        bytes.withUnsafeMutableBytes { bytes in
            let row = UnsafeMutableRawBufferPointer(rebasing: bytes[(start + layout.marks * 2)...])
            func set(_ value: UInt64, at bit: Int) {
                let word = UInt64(littleEndian: row.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self)) | value << UInt64(bit & 7)
                row.storeBytes(of: word.littleEndian, toByteOffset: bit >> 3, as: UInt64.self)
            }
            var (index, mark) = (0, 1)
            func setMarks(upTo bucket: Int) {
                while mark <= layout.marks, mark << markShift <= bucket {
                    let place = UInt16(truncatingIfNeeded: mark << markShift + index)
                    bytes.storeBytes(of: place.littleEndian, toByteOffset: start + (mark - 1) * 2, as: UInt16.self)
                    mark += 1
                }
            }
            for number in numbers {
                let bucket = Int(number) >> layout.lowBits
                setMarks(upTo: bucket)
                set(1, at: bucket + index)
                set(UInt64(number) & (1 << UInt64(layout.lowBits) - 1), at: layout.highBits + index * layout.lowBits)
                index += 1
            }
            setMarks(upTo: layout.buckets)
        }
        bytes.removeLast(padding)
    }
}
