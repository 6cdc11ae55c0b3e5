/// Pieces of names, each of one to eight bytes, with a code of one byte. Names are written in codes, and each is read by itself.
struct SymbolTable: Sendable, Hashable {
    /// The most pieces.
    static let most = 255
    /// The code that comes before a byte which the table lacks.
    static let escape: UInt8 = 255
    static let longest = 8
    /// The bytes of a table: the length of each piece, 0 if there is none, and its bytes.
    static let size = (most + 1) * (1 + longest)

    /// The bytes of each piece, the first one lowest.
    private(set) var values = [UInt64](repeating: 0, count: most + 1)
    private(set) var lengths = [UInt8](repeating: 0, count: most + 1)

    init() {}

    init(_ pieces: some Collection<(value: UInt64, length: Int)>) {
        for (code, piece) in pieces.prefix(Self.most).enumerated() {
            (values[code], lengths[code]) = (piece.value, UInt8(piece.length))
        }
    }

    /// Reads a table.
    init(_ bytes: UnsafeRawBufferPointer) throws(CatalogDamage) {
        guard bytes.count == Self.size else { throw .value }
        for code in 0..<Self.most {
            lengths[code] = bytes[code]
            guard lengths[code] <= Self.longest else { throw .value }
            values[code] = UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: Self.most + 1 + code * Self.longest, as: UInt64.self))
        }
    }

    var bytes: [UInt8] {
        var bytes = lengths
        for value in values { for shift in 0..<Self.longest { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift * 8))) } }
        return bytes
    }

    /// Reads a name.
    func read(_ codes: UnsafeRawBufferPointer, into text: NameBuffer) throws(CatalogDamage) -> UnsafeRawBufferPointer {
        let target = text.bytes
        var (index, end) = (0, 0)
        try values.withUnsafeBufferPointer { values throws(CatalogDamage) in
            try lengths.withUnsafeBufferPointer { lengths throws(CatalogDamage) in
                while index < codes.count {
                    guard end <= target.count - Self.longest else { throw .value }
                    let code = codes[index]
                    index += 1
                    if code == Self.escape {
                        guard index < codes.count else { throw .value }
                        target[end] = codes[index]
                        index += 1
                        end += 1
                        continue
                    }
                    let length = Int(lengths[Int(code)])
                    guard length > 0 else { throw .value }
                    target.storeBytes(of: values[Int(code)].littleEndian, toByteOffset: end, as: UInt64.self)
                    end += length
                }
            }
        }
        return UnsafeRawBufferPointer(rebasing: target[..<end])
    }
}

/// Memory for a name of a catalog. It has the name that was read last.
final class NameBuffer {
    fileprivate let bytes: UnsafeMutableRawBufferPointer

    init() {
        // A piece is written as eight bytes.
        bytes = .allocate(byteCount: CatalogEntry.longestName + SymbolTable.longest, alignment: 8)
    }

    deinit { bytes.deallocate() }
}
