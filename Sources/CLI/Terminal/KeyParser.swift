/// Turns the bytes that a terminal sends into keys: a pure state machine with a bounded memory.
struct KeyParser: Sendable {
    enum State: Sendable {
        case text
        /// After an escape.
        case escape
        /// After an escape and `[`, with what came since.
        case sequence([UInt8])
        /// After an escape and `O`.
        case application
        /// In an operating system command or another string, up to its end.
        case string([UInt8], hasEscape: Bool)
        /// In text that is pasted.
        case paste([UInt8])
    }

    var state = State.text
    /// A character whose bytes have not all come.
    private var partial: [UInt8] = []

    /// Longer sequences are no keys.
    private static let longestSequence = 64
    private static let longestPaste = 4_096
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Whether more bytes are needed to tell a key: after a moment without any, ``flush()`` decides.
    var isWaiting: Bool {
        switch state {
        case .text: !partial.isEmpty
        case .paste: false
        default: true
        }
    }

    /// Takes bytes, and returns the keys that are complete.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { take(byte, &keys) }
        return keys
    }

    /// No bytes have come for a moment: an escape is the key Escape.
    mutating func flush() -> [Key] {
        defer { (state, partial) = (.text, []) }
        if case .escape = state { return [.escape] }
        return []
    }

    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .text: text(byte, &keys)
        case .escape: escape(byte, &keys)
        case .application:
            state = .text
            if let key = Self.cursor(byte) { keys.append(key) }
        case .sequence(var bytes):
            bytes.append(byte)
            if byte == 0x1B {
                state = .escape
            } else if bytes.count > Self.longestSequence {
                state = .text
            } else if (0x40...0x7E).contains(byte) {
                state = .text
                end(bytes, &keys)
            } else {
                state = .sequence(bytes)
            }
        case .string(let bytes, let hasEscape): string(bytes, hasEscape, byte, &keys)
        case .paste(var bytes):
            bytes.append(byte)
            guard bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
                // What is too long is cut, and its end is still looked for.
                if bytes.count > Self.longestPaste + Self.pasteEnd.count { bytes.remove(at: Self.longestPaste) }
                state = .paste(bytes)
                return
            }
            state = .text
            keys.append(.paste(TerminalSanitizer.line(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self))))
        }
    }

    private mutating func text(_ byte: UInt8, _ keys: inout [Key]) {
        guard partial.isEmpty || (0x80...0xBF).contains(byte) else {
            // The character was never finished.
            partial = []
            return text(byte, &keys)
        }
        switch byte {
        case 0x1B: state = .escape
        case 0x0D, 0x0A: keys.append(.enter)
        case 0x09: keys.append(.tab)
        case 0x7F, 0x08: keys.append(.backspace)
        case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
        case 0x00...0x1F: break
        case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
        default: character(byte, &keys)
        }
    }

    private mutating func character(_ byte: UInt8, _ keys: inout [Key]) {
        partial.append(byte)
        let length =
            switch partial[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard partial.count >= length else { return }
        defer { partial = [] }
        guard let text = String(validating: partial, as: UTF8.self), let character = TerminalSanitizer.line(text).first else { return }
        keys.append(.character(character))
    }

    private mutating func escape(_ byte: UInt8, _ keys: inout [Key]) {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .application
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string([byte], hasEscape: false)
        case 0x1B: keys.append(.escape)
        default:
            state = .text
            keys.append(.escape)
            take(byte, &keys)
        }
    }

    private mutating func string(_ bytes: [UInt8], _ hasEscape: Bool, _ byte: UInt8, _ keys: inout [Key]) {
        if byte == 0x07 || hasEscape && byte == UInt8(ascii: "\\") {
            state = .text
            if let key = Self.background(String(decoding: bytes, as: UTF8.self)) { keys.append(key) }
        } else if hasEscape {
            state = .escape
            take(byte, &keys)
        } else if byte == 0x1B {
            state = .string(bytes, hasEscape: true)
        } else {
            state = .string(bytes.count > Self.longestSequence ? bytes : bytes + [byte], hasEscape: false)
        }
    }
}
