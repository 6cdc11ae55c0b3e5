/// Makes texts comparable for searches: without differences of case, width, diacritics and ligatures, Hebrew points and Arabic marks.
///
/// Latin letters that have no decomposition are taken apart too: `Łódź` is `lodz`, and `Ærø` is `aero`. Kana keep their voicing marks, and
/// Hangul syllables become letters, so that a half-typed syllable finds the whole one. The results of a search depend on the table of the
/// project alone, never on a library of the system, because folded texts are stored.
package enum Folding {
    /// The folded text. A text that only has marks stays as it is, so that no text becomes empty.
    package static func fold(_ text: String) -> String {
        var text = text
        if let folded = text.withUTF8(folded) { text = folded }
        return text
    }

    /// A number that changes with the table, for files that hold folded texts.
    package static var hash: UInt32 { FoldingTable.hash }

    /// The folded text; nil if nothing changes.
    private static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var (all, hasCapitals) = (UInt8(0), false)
        for byte in bytes {
            all |= byte
            hasCapitals = hasCapitals || isCapital(byte)
        }
        if all >= 0x80 { return foldedWithTable(bytes) }
        guard hasCapitals else { return nil }
        return String(unsafeUninitializedCapacity: bytes.count) { target in
            for index in bytes.indices { target[index] = isCapital(bytes[index]) ? bytes[index] | 0x20 : bytes[index] }
            return bytes.count
        }
    }

    private static func foldedWithTable(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        // No character becomes longer than eleven times its bytes.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 11 * bytes.count) { target in
            var output = FoldedBytes(target)
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte < 0x80 {
                    output.append(isCapital(byte) ? byte | 0x20 : byte)
                    index += 1
                } else {
                    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                    output.append(scalar(bytes, at: index, length), UnsafeBufferPointer(rebasing: bytes[index..<index + length]))
                    index += length
                }
            }
            return output.count == 0 ? nil : output.text
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    /// The character of a UTF-8 sequence in a valid text.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ length: Int) -> UInt32 {
        func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
        let head = UInt32(bytes[index])
        return switch length {
        case 2: (head & 0x1F) << 6 | tail(1)
        case 3: (head & 0x0F) << 12 | tail(1) << 6 | tail(2)
        default: (head & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
        }
    }
}
