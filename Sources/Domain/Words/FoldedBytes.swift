/// The UTF-8 of a text while it is folded.
package struct FoldedBytes {
    /// The most bytes of a folded character.
    package static let longest = 44

    private let target: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes so far.
    package private(set) var count: Int

    /// - Parameters:
    ///   - target: The space for the result, which must be large enough.
    ///   - count: The number of bytes that it holds already.
    package init(_ target: UnsafeMutableBufferPointer<UInt8>, count: Int = 0) {
        self.target = target
        self.count = count
    }

    var text: String { String(decoding: UnsafeBufferPointer(rebasing: target[..<count]), as: UTF8.self) }

    mutating func append(_ byte: UInt8) {
        target[count] = byte
        count += 1
    }

    /// Appends the replacement of a character.
    ///
    /// - Parameter bytes: The UTF-8 of the character.
    package mutating func append(_ scalar: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) {
        switch scalar {
        case 0xAC00...0xD7A3: appendSyllable(scalar - 0xAC00)
        case 0x3099, 0xFF9E: appendMark(.voiced)
        case 0x309A, 0xFF9F: appendMark(.semivoiced)
        // Tags and variation selectors, which are invisible.
        case 0xE0000...0xE0FFF: break
        default:
            if let folded = FoldingTable.text(of: scalar) { append(folded) } else { append(bytes) }
        }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { append(byte) }
    }

    /// Appends a character of three bytes.
    private mutating func append(_ scalar: UInt32) {
        append(UInt8(0xE0 | scalar >> 12))
        append(UInt8(0x80 | scalar >> 6 & 0x3F))
        append(UInt8(0x80 | scalar & 0x3F))
    }

    /// The two or three letters of a Hangul syllable, by the formula of the Unicode Standard.
    private mutating func appendSyllable(_ index: UInt32) {
        append(0x1100 + index / 588)
        append(0x1161 + index % 588 / 28)
        if index % 28 != 0 { append(0x11A7 + index % 28) }
    }

    private enum Mark: UInt32 {
        case voiced = 0x3099
        case semivoiced = 0x309A
    }

    /// Joins a voicing mark with the kana before it, or appends it where there is no such kana.
    private mutating func appendMark(_ mark: Mark) {
        guard count >= 3, target[count - 3] == 0xE3 else { return append(mark.rawValue) }
        let former = 0x3000 | UInt32(target[count - 2] & 0x3F) << 6 | UInt32(target[count - 1] & 0x3F)
        guard let joined = FoldedBytes.joined(former, mark) else { return append(mark.rawValue) }
        count -= 3
        append(joined)
    }

    private static func joined(_ kana: UInt32, _ mark: Mark) -> UInt32? {
        // Katakana follow hiragana at a distance, and a few have no hiragana.
        let shift: UInt32 = kana >= 0x30A0 ? 0x60 : 0
        switch kana - shift {
        case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: return kana + (mark == .voiced ? 1 : 2)
        case _ where mark == .semivoiced: return nil
        case 0x304B...0x3061 where kana % 2 == 1, 0x3064, 0x3066, 0x3068, 0x309D: return kana + 1
        case 0x3046: return kana + 0x4E
        case 0x308F...0x3092 where shift != 0: return kana + 8
        default: return nil
        }
    }
}
