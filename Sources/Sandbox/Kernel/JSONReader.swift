/// Reads JSON as RFC 8259 has it and nothing more; bodies come from outside, so that depth is bounded and no member may occur twice.
struct JSONReader {
    private static let depth = 32
    private var rest: ArraySlice<UInt8>

    /// The value that the bytes are, or nil when they are none.
    static func value(of bytes: [UInt8]) -> JSON? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var text = JSONReader(rest: bytes[...])
        guard let value = text.value(within: depth) else { return nil }
        text.skipSpace()
        // Not `? value : nil`, which is `JSON.null`.
        guard text.rest.isEmpty else { return nil }
        return value
    }

    /// The value that the bytes are.
    ///
    /// - Throws: ``SandboxError/invalidCatalog(place:reason:)`` with the line at which they are none any more.
    static func read(_ bytes: [UInt8]) throws(SandboxError) -> JSON {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .invalidCatalog(place: "the whole text", reason: "This is not UTF-8.")
        }
        var text = JSONReader(rest: bytes[...])
        let value = text.value(within: depth)
        text.skipSpace()
        if let value, text.rest.isEmpty { return value }
        let line = bytes[..<text.rest.startIndex].count { $0 == 10 } + 1
        throw .invalidCatalog(place: "line \(line)", reason: "This is no JSON, or a member is there twice.")
    }

    private mutating func value(within depth: Int) -> JSON? {
        skipSpace()
        switch rest.first {
        case UInt8(ascii: "{"): return depth > 0 ? object(within: depth - 1) : nil
        case UInt8(ascii: "["): return depth > 0 ? array(within: depth - 1) : nil
        case UInt8(ascii: "\""): return string().map(JSON.string)
        case UInt8(ascii: "t"): return take("true") ? .boolean(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .boolean(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(within depth: Int) -> JSON? {
        var members: [(name: String, value: JSON)] = []
        var names: Set<String> = []
        let isWhole = items(until: UInt8(ascii: "}")) { text in
            text.skipSpace()
            guard let name = text.string(), names.insert(name).inserted else { return false }
            text.skipSpace()
            guard text.take(":"), let value = text.value(within: depth) else { return false }
            members.append((name, value))
            return true
        }
        return isWhole ? .object(members) : nil
    }

    private mutating func array(within depth: Int) -> JSON? {
        var values: [JSON] = []
        let isWhole = items(until: UInt8(ascii: "]")) { text in
            guard let value = text.value(within: depth) else { return false }
            values.append(value)
            return true
        }
        return isWhole ? .array(values) : nil
    }

    /// Takes the values between brackets, divided by commas; false when something of it cannot be read.
    private mutating func items(until end: UInt8, _ item: (inout JSONReader) -> Bool) -> Bool {
        rest.removeFirst()
        skipSpace()
        if rest.first == end {
            rest.removeFirst()
            return true
        }
        while item(&self) {
            skipSpace()
            guard let byte = rest.popFirst() else { return false }
            if byte == end { return true }
            guard byte == UInt8(ascii: ",") else { return false }
        }
        return false
    }

    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var units: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escaped() else { return nil }
                units += String(scalar).utf8
            case 0..<32: return nil
            default: units.append(byte)
            }
        }
        return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
        switch rest.popFirst() {
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "\\"): "\\"
        case UInt8(ascii: "/"): "/"
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "u"): scalar()
        default: nil
        }
    }

    /// The character of four digits, or of eight where the first four are half of a pair. Half a pair alone is no text.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let high = fourDigits() else { return nil }
        guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
        guard take("\\u"), let low = fourDigits(), (0xDC00..<0xE000).contains(low) else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func fourDigits() -> UInt32? {
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard digits.count == 4, digits.allSatisfy({ Self.isHexadecimal($0) }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func number() -> JSON? {
        let start = rest
        _ = take("-")
        if !take("0") { guard digits() else { return nil } }
        var isWhole = true
        if take(".") {
            isWhole = false
            guard digits() else { return nil }
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            guard digits() else { return nil }
        }
        let text = String(decoding: start.prefix(start.count - rest.count), as: UTF8.self)
        if isWhole, let number = Int(text) { return .integer(number) }
        // A number beyond the range of a double is refused.
        return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    }

    /// Takes all digits that follow; false when there is none.
    private mutating func digits() -> Bool {
        let count = rest.prefix { (48...57).contains($0) }.count
        rest = rest.dropFirst(count)
        return count > 0
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
}
