extension KeyParser {
    mutating func end(_ bytes: [UInt8], isAlt: Bool, _ keys: inout [Key]) {
        let (final, text) = (bytes[bytes.count - 1], String(decoding: bytes.dropLast(), as: UTF8.self))
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
        if final == UInt8(ascii: "~"), numbers.first == "200" {
            if isAlt { keys.append(.escape) }
            state = .paste([])
        } else if final == UInt8(ascii: "c"), text.hasPrefix("?") {
            if isAlt { keys.append(.escape) }
            keys.append(.attributes)
        } else if text.hasPrefix("<") {
            if !isAlt, let key = Self.mouse(text.dropFirst(), isPressed: final == UInt8(ascii: "M")) { keys.append(key) }
        } else if !isAlt, !Self.isAlt(numbers), let key = Self.key(numbers.first, final) {
            keys.append(key)
        }
    }

    /// Whether the second number of a sequence names a modifier that no key here has, such as Alt. Shift and Control do not matter.
    private static func isAlt(_ numbers: [Substring]) -> Bool {
        guard numbers.count > 1, let modifiers = Int(numbers[1].prefix { $0 != ":" }), modifiers > 0 else { return false }
        return (modifiers - 1) & 0b11_1010 != 0
    }

    private static func key(_ number: Substring?, _ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "~"):
            switch number {
            case "1", "7": .home
            case "4", "8": .end
            case "3": .delete
            case "5": .pageUp
            case "6": .pageDown
            default: nil
            }
        case UInt8(ascii: "Z"): .backTab
        // With numbers it is a report about the mouse.
        case UInt8(ascii: "M"): nil
        // Reports have other characters than digits: those of a mouse, for example, begin with `<`.
        default: number?.allSatisfy(\.isNumber) == false ? nil : cursor(final)
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

    /// How many rows a step of the wheel moves.
    private static let wheelRows = 3

    /// The report of a mouse, such as `0;10;5`: a button, a column and a row, from 1. Only a press of the first button without a modifier is
    /// a click.
    private static func mouse(_ text: Substring, isPressed: Bool) -> Key? {
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        guard isPressed, numbers.count == 3, let button = numbers[0], let x = numbers[1], let y = numbers[2] else { return nil }
        let places = 1...10_000
        guard places.contains(x), places.contains(y) else { return nil }
        return switch button {
        case 0: .click(x: x - 1, y: y - 1)
        case 64: .wheel(-wheelRows)
        case 65: .wheel(wheelRows)
        default: nil
        }
    }

    /// The answer to the question for the name of the terminal (XTVERSION), such as `P>|kitty(0.42.0)`.
    static func terminal(_ text: String) -> Key? {
        text.hasPrefix("P>|") ? .terminal(TerminalSanitizer.line(text.dropFirst(3))) : nil
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
