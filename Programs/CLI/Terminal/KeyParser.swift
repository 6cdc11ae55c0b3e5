/// Turns the bytes that a terminal sends into keys: a pure state machine with a bounded memory. The caller passes the time.
///
/// The keys do not depend on how the bytes are cut into reads, nor on pauses between them, as long as ``expire(at:)`` is called only after
/// the ``deadline`` and only if no byte has come.
struct KeyParser: Sendable {
    enum State: Sendable {
        case text
        /// After an escape, or after two: a terminal sends the second one before the sequence of a key that is pressed with Alt.
        case escape(isDoubled: Bool)
        /// After an escape and `[`, with the bytes since.
        case sequence([UInt8], isAlt: Bool)
        /// After an escape and `O`.
        case application(isAlt: Bool)
        /// In the answer to a mouse in its oldest form: so many bytes follow.
        case mouse(Int)
        /// In an operating system command or another string, up to its end. The first byte is the kind.
        case string([UInt8], hasEscape: Bool)
        /// In text that is pasted.
        case paste([UInt8])
    }

    typealias Instant = ContinuousClock.Instant

    /// Without a further byte for so long, an escape is the key Escape and not the beginning of a sequence.
    static let escapeTime = Duration.milliseconds(50)
    /// Without a further byte for so long, everything else that has begun is dropped.
    static let sequenceTime = Duration.seconds(1)
    /// Without a further byte for so long, pasted text is complete even without its end.
    static let pasteTime = Duration.seconds(3)

    var state = State.text
    /// When ``expire(at:)`` decides about the bytes that have come; nil if none of them waits for others.
    private(set) var deadline: Instant?
    /// A character whose bytes have not all come.
    private var partial: [UInt8] = []
    /// Whether the character came behind an escape, so that it is no key.
    private var isAltCharacter = false

    /// Longer sequences are no keys.
    private static let longestSequence = 64
    private static let longestPaste = 4_096
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Takes bytes, and returns the keys that are complete.
    mutating func feed(_ bytes: some Sequence<UInt8>, at now: Instant) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { take(byte, &keys) }
        deadline = patience.map { now.advanced(by: $0) }
        return keys
    }

    /// Ends the sequence that has begun if its time is over: an escape is the key Escape, pasted text is complete, and everything else is
    /// dropped.
    mutating func expire(at now: Instant) -> [Key] {
        guard let deadline, now >= deadline else { return [] }
        defer { (state, partial, isAltCharacter, self.deadline) = (.text, [], false, nil) }
        switch state {
        case .escape(let isDoubled): return isDoubled ? [.escape, .escape] : [.escape]
        case .paste(let bytes): return [Self.paste(bytes)]
        default: return []
        }
    }

    /// How long the bytes that have come wait for others.
    private var patience: Duration? {
        switch state {
        case .text: partial.isEmpty ? nil : Self.sequenceTime
        case .escape: Self.escapeTime
        case .sequence, .application, .mouse, .string: Self.sequenceTime
        case .paste: Self.pasteTime
        }
    }

    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .text: text(byte, &keys)
        case .escape(let isDoubled): escape(byte, isDoubled, &keys)
        case .application(let isAlt):
            // Some terminals write modifiers before the letter.
            if byte == UInt8(ascii: ";") || (0x30...0x39).contains(byte) { return }
            state = .text
            if byte == 0x1B {
                state = .escape(isDoubled: false)
            } else if let key = Self.cursor(byte), !isAlt {
                keys.append(key)
            }
        case .sequence(let bytes, let isAlt): sequence(bytes, isAlt, byte, &keys)
        case .mouse(let count): state = count > 1 ? .mouse(count - 1) : .text
        case .string(let bytes, let hasEscape): string(bytes, hasEscape, byte, &keys)
        case .paste(let bytes): paste(bytes, byte, &keys)
        }
    }

    private mutating func paste(_ before: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
        var bytes = before
        if Self.cancels.contains(byte) {
            state = .text
            keys.append(Self.paste(bytes))
            return text(byte, &keys)
        }
        bytes.append(byte)
        guard bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else {
            // A sequence that is too long is cut, and its end is still looked for.
            if bytes.count > Self.longestPaste + Self.pasteEnd.count { bytes.remove(at: Self.longestPaste) }
            state = .paste(bytes)
            return
        }
        state = .text
        keys.append(Self.paste(bytes.dropLast(Self.pasteEnd.count)))
    }

    private static func paste(_ bytes: some Sequence<UInt8>) -> Key {
        .paste(TerminalSanitizer.line(String(decoding: Array(bytes.prefix(longestPaste)), as: UTF8.self)))
    }

    private mutating func text(_ byte: UInt8, _ keys: inout [Key]) {
        guard partial.isEmpty || (0x80...0xBF).contains(byte) else {
            // The character was never finished.
            (partial, isAltCharacter) = ([], false)
            return text(byte, &keys)
        }
        switch byte {
        case 0x1B: state = .escape(isDoubled: false)
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
        defer { (partial, isAltCharacter) = ([], false) }
        guard !isAltCharacter, let text = String(validating: partial, as: UTF8.self),
            let character = TerminalSanitizer.line(text).first
        else { return }
        keys.append(.character(character))
    }

    private mutating func escape(_ byte: UInt8, _ isDoubled: Bool, _ keys: inout [Key]) {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([], isAlt: isDoubled)
        case UInt8(ascii: "O"): state = .application(isAlt: isDoubled)
        case 0x1B:
            if isDoubled { keys.append(.escape) }
            state = .escape(isDoubled: true)
        default:
            // The first of two escapes was a key of its own.
            if isDoubled { keys.append(.escape) }
            state = .text
            if Self.strings.contains(byte) {
                state = .string([byte], hasEscape: false)
            } else if byte >= 0x80 {
                isAltCharacter = true
                character(byte, &keys)
            }
        }
    }

    /// The bytes behind an escape that begin a string: OSC, DCS, APC, PM and SOS.
    private static let strings = Set("]P_^X".utf8)

    private mutating func sequence(_ before: [UInt8], _ isAlt: Bool, _ byte: UInt8, _ keys: inout [Key]) {
        let bytes = before + [byte]
        if byte == 0x1B {
            state = .escape(isDoubled: false)
        } else if bytes.count > Self.longestSequence {
            state = .text
        } else if bytes == [UInt8(ascii: "[")] {
            // The function keys of the Linux console: one letter follows.
            state = .mouse(1)
        } else if bytes == [UInt8(ascii: "M")] {
            state = .mouse(3)
        } else if (0x40...0x7E).contains(byte) {
            state = .text
            end(bytes, isAlt: isAlt, &keys)
        } else {
            state = .sequence(bytes, isAlt: isAlt)
        }
    }

    private mutating func string(_ bytes: [UInt8], _ hasEscape: Bool, _ byte: UInt8, _ keys: inout [Key]) {
        if byte == 0x07 || hasEscape && byte == UInt8(ascii: "\\") {
            state = .text
            let text = String(decoding: bytes, as: UTF8.self)
            if let key = Self.background(text) ?? Self.terminal(text) { keys.append(key) }
        } else if hasEscape {
            state = .escape(isDoubled: false)
            take(byte, &keys)
        } else if byte == 0x1B {
            state = .string(bytes, hasEscape: true)
        } else if Self.cancels.contains(byte) {
            state = .text
            text(byte, &keys)
        } else {
            state = .string(bytes.count > Self.longestSequence ? bytes : bytes + [byte], hasEscape: false)
        }
    }

    /// Ctrl-C, and the two characters that cancel a string on terminals too. Without them, a string or a paste without an end would hold
    /// them back.
    private static let cancels: Set<UInt8> = [0x03, 0x18, 0x1A]
}
