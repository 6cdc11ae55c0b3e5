extension FoldingTable {
    /// The replacement of a character; nil if it stays.
    static func text(of scalar: UInt32) -> UnsafeBufferPointer<UInt8>? {
        guard scalar < end else { return nil }
        let block = number(at: Int(scalar >> 6), of: blocks, digits: 2)
        let place = number(at: block << 6 | Int(scalar & 63), of: places, digits: 3)
        guard place > 0 else { return nil }
        let text = texts.utf8Start + place
        return UnsafeBufferPointer(start: text + 1, count: Int(text.pointee) - 0x30)
    }

    private static func number(at index: Int, of text: StaticString, digits: Int) -> Int {
        let start = text.utf8Start + index * digits
        return (0..<digits).reduce(0) { $0 << 6 | Int(start[$1] & 63) }
    }

    /// A number that changes with the table.
    static var hash: UInt32 {
        var hash: UInt32 = 2_166_136_261
        for text in [blocks, places, texts] {
            text.withUTF8Buffer { for byte in $0 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
        }
        return hash
    }
}
