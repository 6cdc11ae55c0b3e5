extension KeyParser {
    mutating func end(_ bytes: [UInt8], _ keys: inout [Key]) {
        let (final, text) = (bytes[bytes.count - 1], String(decoding: bytes.dropLast(), as: UTF8.self))
        switch final {
        case UInt8(ascii: "~"):
            switch text.prefix(while: { $0 != ";" }) {
            case "1", "7": keys.append(.home)
            case "4", "8": keys.append(.end)
            case "3": keys.append(.delete)
            case "5": keys.append(.pageUp)
            case "6": keys.append(.pageDown)
            case "200": state = .paste([])
            default: break
            }
        case UInt8(ascii: "Z"): keys.append(.backTab)
        case UInt8(ascii: "c"): keys.append(.attributes)
        default: if let key = Self.cursor(final) { keys.append(key) }
        }
    }

    static func cursor(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        default: nil
        }
    }

    /// The answer to the question for the background color, such as `]11;rgb:1e1e/1e1e/2e2e`.
    static func background(_ text: String) -> Key? {
        guard text.hasPrefix("]11;rgb:") || text.hasPrefix("]11;rgba:") else { return nil }
        let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = UInt16(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        return parts.count == 3 ? .background(red: parts[0], green: parts[1], blue: parts[2]) : nil
    }
}
