/// The text of the bytes between two quotation marks.
enum JSONText {
    /// The hash of no key.
    static let noHash: UInt32 = 0

    /// A hash of the ends of a key; keys of equal hash are compared byte by byte.
    @inline(__always)
    static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(key)
        let (front, back): (UInt64, UInt64) =
            switch bytes.count {
            case 8...: (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
            case 4...:
                (
                    UInt64(bytes.loadUnaligned(as: UInt32.self)),
                    UInt64(bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self))
                )
            case 1...: (UInt64(bytes[0]), UInt64(bytes[bytes.count - 1]) << 8 | UInt64(bytes[bytes.count / 2]))
            default: (0, 0)
            }
        let mixed = (front ^ (back << 29 | back >> 35) ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: mixed >> 32) | 1
    }

    /// The text with its escapes undone. Half of a surrogate pair becomes U+FFFD; without repair, such a text is nil.
    static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, isRepaired: Bool = false) -> String? {
        var isWhole = true
        let text = String(unsafeUninitializedCapacity: bytes.count) { buffer in
            var at = 0
            var count = 0
            while at < bytes.count {
                let end = bytes[at...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.count
                count = UnsafeMutableBufferPointer(rebasing: buffer[count...]).update(fromContentsOf: bytes[at..<end]) + count
                at = end
                guard at < bytes.count else { break }
                let found = scalar(in: bytes, at: &at)
                guard let scalar = found ?? (isRepaired ? "\u{FFFD}" : nil) else {
                    isWhole = false
                    return 0
                }
                for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    buffer[count] = unit
                    count += 1
                }
            }
            return count
        }
        return isWhole ? text : nil
    }

    /// The character of an escape; an escape is never shorter than its character in UTF-8.
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at: inout Int) -> Unicode.Scalar? {
        defer { at += 2 }
        switch bytes[at + 1] {
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = codeUnit(in: bytes, at: at)
            at += 4
            guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) }
            let next = at + 2
            guard next + 5 < bytes.count, bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "u") else { return nil }
            let low = codeUnit(in: bytes, at: next)
            guard low & 0xFC00 == 0xDC00 else { return nil }
            at += 6
            return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF)
        case let character: return Unicode.Scalar(character)
        }
    }

    private static func codeUnit(in bytes: UnsafeBufferPointer<UInt8>, at: Int) -> UInt32 {
        bytes[(at + 2)..<(at + 6)].reduce(0) { $0 << 4 | UInt32(hexadecimal($1) ?? 0) }
    }

    static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
