/// Reads the parts of a flat JSON object.
struct LineScanner {
    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return index == bytes.count
        }
    }

    @inline(__always) private mutating func skipSpace() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
    }

    @inline(__always) mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    /// A key without escapes, and its colon.
    mutating func key() -> UnsafeRawBufferPointer? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] >= 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
        let key = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
        index += 1
        return take(UInt8(ascii: ":")) ? key : nil
    }

    mutating func takeNull() -> Bool { takeWord("null") }

    mutating func flag() -> Bool? {
        if takeWord("false") || takeWord("null") { return false }
        return takeWord("true") ? true : nil
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        skipSpace()
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
        index += count
        return true
    }

    /// A number. Its digits are added up, which is exact for the few that TMDb sends.
    mutating func number() -> Double? {
        skipSpace()
        let start = index
        var value = 0.0
        let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var digits = 0
        func digit(_ byte: UInt8) -> Double? { byte >= 0x30 && byte <= 0x39 ? Double(byte - 0x30) : nil }
        while index < bytes.count, let next = digit(bytes[index]) {
            value = value * 10 + next
            digits += 1
            index += 1
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            var scale = 1.0
            while index < bytes.count, let next = digit(bytes[index]) {
                value = value * 10 + next
                scale *= 10
                digits += 1
                index += 1
            }
            value /= scale
        }
        guard digits > 0, digits < 300, index > start else { return nil }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            guard let exponent = exponent() else { return nil }
            for _ in 0..<min(abs(exponent), 60) { value = exponent > 0 ? value * 10 : value / 10 }
        }
        return isNegative ? -value : value
    }

    private mutating func exponent() -> Int? {
        index += 1
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        var value = 0
        let start = index
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39, index - start < 4 {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return index > start ? (isNegative ? -value : value) : nil
    }

    /// A text, with its escapes read. A longer text than the limit is cut between two scalars. Bytes that are not UTF-8 are refused here, because
    /// every later stage relies on it, and so are raw controls and unknown escapes, which are not JSON.
    mutating func text(into text: inout [UInt8], most: Int) -> Bool {
        guard take(UInt8(ascii: "\"")) else { return false }
        text.removeAll(keepingCapacity: true)
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                Self.trim(&text, most)
                return text.allSatisfy { $0 < 0x80 } || String(validating: text, as: UTF8.self) != nil
            }
            if byte == UInt8(ascii: "\\") {
                guard let scalar = escape() else { return false }
                if text.count < most { text.append(contentsOf: Array(String(Character(scalar)).utf8)) }
                continue
            }
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\"), bytes[index] >= 0x20 {
                index += 1
            }
            guard index > start else { return false }
            let taken = min(index - start, max(0, most + 4 - text.count))
            text.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<start + taken]))
        }
        return false
    }

    private static func trim(_ text: inout [UInt8], _ most: Int) {
        var end = min(text.count, most)
        // A scalar has at most four bytes. Other bytes stay, and are refused.
        while end > most - 4, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
        text.removeSubrange(end...)
    }

    /// The scalar of an escape; nil if JSON does not have it. Half a surrogate pair is the replacement character; controls are spaces.
    private mutating func escape() -> Unicode.Scalar? {
        index += 1
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
        case UInt8(ascii: "u"):
            guard let first = hex() else { return nil }
            if first >= 0xD800, first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "u")
            {
                let back = index
                index += 2
                guard let second = hex() else { return nil }
                if second >= 0xDC00, second < 0xE000 { return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) }
                index = back
            }
            if first < 0x20 { return " " }
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        default: return nil
        }
    }

    private mutating func hex() -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for _ in 0..<4 {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
            case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
            default: return nil
            }
        }
        return value
    }

    /// Any value that is not wanted: a text, a number, a word, or an object or array in brackets.
    mutating func skip() -> Bool {
        skipSpace()
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    guard bytes[index] >= 0x20 else { return false }
                    if bytes[index] == UInt8(ascii: "\\") {
                        guard escape() != nil else { return false }
                    } else {
                        index += 1
                    }
                }
                guard index < bytes.count else { return false }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return true }
                depth -= 1
            case UInt8(ascii: ","): if depth == 0 { return true }
            default: break
            }
            index += 1
        }
        return false
    }
}
