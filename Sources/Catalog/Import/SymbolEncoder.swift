/// Writes names in the codes of a table: at each place the longest piece.
struct SymbolEncoder {
    let table: SymbolTable
    /// The pieces of two bytes and more, in the order of their first two bytes, and the longest first.
    private var pieces: [(value: UInt64, mask: UInt64, length: Int, code: UInt8)] = []
    /// The first piece that begins with two bytes, plus one; 0 if there is none.
    private var first = [UInt16](repeating: 0, count: 1 << 16)
    /// The code of each byte, or that of the escape.
    private var singles = [UInt8](repeating: SymbolTable.escape, count: 256)
    private var padded: [UInt8] = []

    init(_ table: SymbolTable) {
        self.table = table
        for code in 0..<SymbolTable.most {
            let (value, length) = (table.values[code], Int(table.lengths[code]))
            if length == 1 { singles[Int(value)] = UInt8(code) }
            if length > 1 { pieces.append((value, ~0 >> UInt64(64 - length * 8), length, UInt8(code))) }
        }
        pieces.sort { one, other in
            let (first, second) = (one.value & 0xFFFF, other.value & 0xFFFF)
            if first != second { return first < second }
            return one.length != other.length ? one.length > other.length : one.value < other.value
        }
        for (index, piece) in pieces.enumerated().reversed() { first[Int(piece.value & 0xFFFF)] = UInt16(index + 1) }
    }

    /// Writes a name.
    mutating func append(_ name: UnsafeRawBufferPointer, to codes: inout [UInt8]) {
        forEach(name) { code, value in
            codes.append(code)
            if code == SymbolTable.escape { codes.append(UInt8(truncatingIfNeeded: value)) }
        }
    }

    /// Calls a function with each code of a name, and the eight bytes that are at its place.
    @inline(__always)
    mutating func forEach(_ name: UnsafeRawBufferPointer, _ body: (_ code: UInt8, _ bytes: UInt64) -> Void) {
        padded.removeAll(keepingCapacity: true)
        padded.append(contentsOf: name)
        padded.append(contentsOf: repeatElement(0, count: SymbolTable.longest))
        padded.withUnsafeBytes { bytes in
            pieces.withUnsafeBufferPointer { pieces in
                var index = 0
                while index < name.count {
                    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                    var (code, length) = (singles[Int(word & 0xFF)], 1)
                    var piece = Int(first[Int(word & 0xFFFF)])
                    if piece > 0 {
                        while piece <= pieces.count, (pieces[piece - 1].value ^ word) & 0xFFFF == 0 {
                            let one = pieces[piece - 1]
                            if word & one.mask == one.value, one.length <= name.count - index {
                                (code, length) = (one.code, one.length)
                                break
                            }
                            piece += 1
                        }
                    }
                    body(code, word)
                    index += length
                }
            }
        }
    }
}

extension SymbolEncoder {
    /// Makes a table of the pieces that save most in some names. The same names in the same order make the same table.
    ///
    /// Each round writes the names with the table before, and counts the pieces and the pairs of pieces that follow each other. The best of
    /// both are the next table.
    static func trained(on names: [[UInt8]]) -> SymbolEncoder {
        var encoder = SymbolEncoder(SymbolTable())
        for _ in 0..<rounds {
            let next = encoder.next(names)
            if next == encoder.table { break }
            encoder = SymbolEncoder(next)
        }
        return encoder
    }

    private static let rounds = 6
    /// A byte takes two codes if the table lacks it, so a piece of one byte saves more than its length.
    private static let worthOfByte = 8

    private struct Piece: Hashable {
        var value: UInt64
        var length: Int
    }

    private mutating func next(_ names: [[UInt8]]) -> SymbolTable {
        // The codes of pieces, and from 256 on the bytes that are none.
        let codes = 512
        var counts = [UInt32](repeating: 0, count: codes)
        var pairs = [UInt32](repeating: 0, count: codes * codes)
        for name in names {
            name.withUnsafeBytes { name in
                var previous = -1
                forEach(name) { code, value in
                    let code = code == SymbolTable.escape ? 256 + Int(value & 0xFF) : Int(code)
                    counts[code] += 1
                    if previous >= 0 { pairs[previous * codes + code] += 1 }
                    previous = code
                }
            }
        }
        var gains: [Piece: Int] = [:]
        let used = counts.indices.filter { counts[$0] > 0 }
        for code in used {
            let one = piece(code)
            gains[one, default: 0] += Int(counts[code]) * one.length * (one.length == 1 ? Self.worthOfByte : 1)
            for other in used where pairs[code * codes + other] > 0 {
                let second = piece(other)
                guard one.length + second.length <= SymbolTable.longest else { continue }
                let both = Piece(value: one.value | second.value << UInt64(one.length * 8), length: one.length + second.length)
                gains[both, default: 0] += Int(pairs[code * codes + other]) * both.length
            }
        }
        let best = gains.sorted { one, other in
            if one.value != other.value { return one.value > other.value }
            return one.key.length != other.key.length ? one.key.length > other.key.length : one.key.value < other.key.value
        }
        return SymbolTable(best.prefix(SymbolTable.most).map { (value: $0.key.value, length: $0.key.length) })
    }

    private func piece(_ code: Int) -> Piece {
        code < 256 ? Piece(value: table.values[code], length: Int(table.lengths[code])) : Piece(value: UInt64(code - 256), length: 1)
    }
}
