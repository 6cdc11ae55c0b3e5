/// A prefix code: short ones for the symbols that are frequent in drawings, and long ones for all others.
struct JPEGCode {
    /// The symbols of each length, from the shortest.
    private let lengths: [(count: Int, symbols: [UInt8])]
    /// The bits of each symbol.
    private let codes: [(bits: Int, count: Int)]

    /// The number of bits of the differences between means.
    static let levels = JPEGCode([(2, [0]), (3, [1, 2, 3, 4]), (5, Array(5...11))])
    /// The zeros before a coefficient, and the number of its bits.
    static let details = JPEGCode([(2, [end]), (3, [0x01]), (4, frequent[0]), (5, frequent[1]), (6, frequent[2]), (10, rare)])

    /// Only zeros follow.
    static let end: UInt8 = 0x00
    static let sixteenZeros: UInt8 = 0xF0

    private static let frequent: [[UInt8]] = [
        [0x02, 0x03, 0x04], [0x05, 0x11, 0x12, 0x21], [0x06, 0x13, 0x22, 0x31, 0x41, 0x51, 0x61, 0x71],
    ]
    private static let rare = ([sixteenZeros] + (0...15).flatMap { zeros in (1...10).map { UInt8(zeros << 4 | $0) } })
        .filter { $0 != 0x01 && !frequent.joined().contains($0) }

    /// The codes of each length follow in order. None is all ones, which no file may have.
    private init(_ lengths: [(count: Int, symbols: [UInt8])]) {
        self.lengths = lengths
        var (codes, next, last) = ([(bits: Int, count: Int)](repeating: (0, 0), count: 256), 0, 0)
        for (count, symbols) in lengths {
            next <<= count - last
            last = count
            for symbol in symbols {
                codes[Int(symbol)] = (next, count)
                next += 1
            }
        }
        self.codes = codes
    }

    /// The code as a file has it: how many symbols there are of each length, then the symbols.
    var definition: [UInt8] {
        (1...16).map { length in UInt8(lengths.first { $0.count == length }?.symbols.count ?? 0) } + lengths.flatMap(\.symbols)
    }

    fileprivate func bits(of symbol: UInt8) -> (bits: Int, count: Int) { codes[Int(symbol)] }
}

/// The bits of one square, put together to be written as often as it is repeated.
struct JPEGUnit {
    /// Up to 48 bits each.
    fileprivate private(set) var chunks: [(bits: Int, count: Int)] = [(0, 0)]

    /// Adds a symbol.
    mutating func add(_ symbol: UInt8, of code: JPEGCode) {
        let (bits, count) = code.bits(of: symbol)
        add(bits, count)
    }

    /// Adds a number: how many bits it has, then the bits; negative numbers are one less.
    mutating func add(_ number: Int, with code: JPEGCode, zeros: Int) {
        let count = Int.bitWidth - number.magnitude.leadingZeroBitCount
        add(UInt8(zeros << 4 | count), of: code)
        add((number < 0 ? number - 1 : number) & ((1 << count) - 1), count)
    }

    private mutating func add(_ bits: Int, _ count: Int) {
        let last = chunks.count - 1
        if chunks[last].count + count > 48 {
            chunks.append((bits, count))
        } else {
            chunks[last] = (chunks[last].bits << count | bits, chunks[last].count + count)
        }
    }
}

/// Writes bits one after the other.
struct JPEGBits {
    private var bytes: [UInt8] = []
    private var pending = 0
    private var count = 0

    mutating func write(_ unit: JPEGUnit) {
        for chunk in unit.chunks { append(chunk.bits, chunk.count) }
    }

    /// All bytes, the last one filled with ones.
    var finished: [UInt8] {
        var writer = self
        if writer.count > 0 { writer.append((1 << (8 - writer.count)) - 1, 8 - writer.count) }
        return writer.bytes
    }

    private mutating func append(_ bits: Int, _ length: Int) {
        pending = pending << length | bits
        count += length
        while count >= 8 {
            count -= 8
            let byte = UInt8(truncatingIfNeeded: pending >> count)
            bytes.append(byte)
            // A byte of ones begins a marker; a zero behind it says that it does not.
            if byte == 0xFF { bytes.append(0) }
        }
        pending &= (1 << count) - 1
    }
}
