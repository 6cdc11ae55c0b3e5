#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The text of a file, whatever its encoding: UTF-8, UTF-16 with or without a mark, or else Windows-1252.
enum TextDecoding {
    static func text(_ content: Data) -> String {
        let bytes = [UInt8](content)
        let text: String
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            text = utf8(bytes.dropFirst(3))
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            text = utf16(bytes.dropFirst(2), isBigEndian: false)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            text = utf16(bytes.dropFirst(2), isBigEndian: true)
        } else if let isBigEndian = endianness(of: bytes) {
            text = utf16(bytes[...], isBigEndian: isBigEndian)
        } else {
            text = utf8(bytes[...])
        }
        // A NUL ends a text in other programs, and no title has one.
        return text.unicodeScalars.contains("\0") ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" })) : text
    }

    /// The number of bytes that ``isBinary(_:)`` needs at most.
    static let sample = 64 << 10

    /// Whether the first bytes of a file are those of no text: more than two in a hundred are control characters that no text has.
    static func isBinary(_ bytes: ArraySlice<UInt8>) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || endianness(of: Array(bytes.prefix(200))) != nil {
            return false
        }
        let controls = bytes.count { $0 < 9 || 14..<27 ~= $0 || 28..<32 ~= $0 }
        return controls > 8 && controls * 50 > bytes.count
    }

    private static func utf8(_ bytes: ArraySlice<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Windows1252.scalar($0) }))
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for place in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The order of the bytes of UTF-16 without a mark, in which every other byte of Latin letters is zero; nil for other texts.
    private static func endianness(of bytes: [UInt8]) -> Bool? {
        let sample = bytes.prefix(200)
        guard sample.count >= 8 else { return nil }
        let even = stride(from: 0, to: sample.count, by: 2).count { sample[$0] == 0 }
        let odd = stride(from: 1, to: sample.count, by: 2).count { sample[$0] == 0 }
        if even > sample.count / 3, odd == 0 { return true }
        return odd > sample.count / 3 && even == 0 ? false : nil
    }

    /// The text that was read as Windows-1252 although it was UTF-8, as in `AmÃ©lie`; nil for a text without such letters.
    static func repaired(_ text: String) -> String? {
        guard text.unicodeScalars.contains(where: { "ÂÃÄÅÐÑâãð".unicodeScalars.contains($0) }) else { return nil }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let byte = Windows1252.byte(scalar) else { return nil }
            bytes.append(byte)
        }
        guard let repaired = String(validating: bytes, as: UTF8.self), repaired != text else { return nil }
        return repaired
    }
}

/// The letters of Windows-1252.
private enum Windows1252 {
    /// Those of 0x80 to 0x9F; the others are as in Unicode. Five bytes mean nothing, and are as in ISO 8859-1.
    private static let high: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90,
        0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]

    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        (0x80...0x9F).contains(byte) ? Unicode.Scalar(high[Int(byte) - 0x80]) ?? "\u{FFFD}" : Unicode.Scalar(byte)
    }

    static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        if let index = high.firstIndex(of: scalar.value) { return UInt8(0x80 + index) }
        return scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) ? UInt8(scalar.value) : nil
    }
}
