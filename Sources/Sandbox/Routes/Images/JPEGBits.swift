/// A prefix code of two lengths: a short one for the most frequent symbol, and one for all others.
struct JPEGCode {
    private let short: Int
    private let long: Int
    private let symbols: [UInt8]
    /// The place of each symbol among all.
    private let places: [Int]

    /// The number of bits of the differences between means.
    static let levels = JPEGCode(short: 2, long: 4, symbols: Array(0...11))
    /// The zeros before a coefficient, and the number of its bits.
    static let details = JPEGCode(
        short: 2, long: 8, symbols: [end, sixteenZeros] + (0...15).flatMap { zeros in (1...10).map { UInt8(zeros << 4 | $0) } })

    /// Only zeros follow.
    static let end: UInt8 = 0x00
    static let sixteenZeros: UInt8 = 0xF0

    private init(short: Int, long: Int, symbols: [UInt8]) {
        (self.short, self.long, self.symbols) = (short, long, symbols)
        var places = [Int](repeating: 0, count: 256)
        for (place, symbol) in symbols.enumerated() { places[Int(symbol)] = place }
        self.places = places
    }

    /// The code as a file has it: how many symbols there are of each length, then the symbols.
    var definition: [UInt8] {
        (1...16).map { $0 == short ? 1 : $0 == long ? UInt8(symbols.count - 1) : 0 } + symbols
    }

    /// The bits of a symbol. The short code is all zeros; the long ones follow in order, and none is all ones.
    fileprivate func bits(of symbol: UInt8) -> (bits: Int, count: Int) {
        let place = places[Int(symbol)]
        return place == 0 ? (0, short) : ((1 << (long - short)) + place - 1, long)
    }
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
