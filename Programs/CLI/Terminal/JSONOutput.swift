import Foundation

/// Values as JSON: the encoded forms that the SDK documents, keys sorted, days as `YYYY-MM-DD`, unknown values left out. Part of the
/// command line's promise.
enum JSONOutput {
    /// A value on lines that a person can read, or on one line.
    static func text(_ value: any Encodable, onOneLine: Bool = false) throws(Failure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            onOneLine ? [.sortedKeys, .withoutEscapingSlashes] : [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            throw .other(Texts.notJSON, hint: Texts.withoutJSON)
        }
    }

    /// Escapes the characters on which a terminal may act, and those that ``TerminalSanitizer`` would leave out, so that nothing is lost
    /// and nothing is dangerous.
    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        var marks = 0
        for scalar in text.unicodeScalars {
            let category = scalar.properties.generalCategory
            marks = TerminalSanitizer.marks.contains(category) ? marks + 1 : 0
            let isSafe = scalar == "\n" || (!TerminalSanitizer.steering.contains(category) && marks <= TerminalSanitizer.mostMarks)
            if isSafe {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            } else {
                for unit in String(scalar).utf16 { bytes += ("\\u" + hex(unit)).utf8 }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hex(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
