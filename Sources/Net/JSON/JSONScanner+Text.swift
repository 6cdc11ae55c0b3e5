/// The reasons why the bytes of a text are not simply copied.
struct JSONTextTraits: OptionSet {
    let rawValue: UInt8
    static let escapes = JSONTextTraits(rawValue: 1)
    static let beyondASCII = JSONTextTraits(rawValue: 2)
}

extension JSONScanner {
    /// Passes a text from its first quotation mark to behind its last, eight plain bytes at a time.
    mutating func passText() throws(JSONProblem) -> JSONTextTraits {
        var traits: JSONTextTraits = []
        at += 1
        while true {
            let special = Self.special(in: word(at))
            guard special != 0 else {
                at += 8
                continue
            }
            at += special.trailingZeroBitCount >> 3
            switch bytes[at] {
            case UInt8(ascii: "\""):
                at += 1
                return traits
            case UInt8(ascii: "\\"):
                traits.insert(.escapes)
                try passEscape()
            case 0x80...:
                traits.insert(.beyondASCII)
                try passCharacter()
            default: throw .malformed
            }
        }
    }

    @inline(__always)
    private func word(_ at: Int) -> UInt64 { UInt64(littleEndian: UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self)) }

    /// Marks the first byte of a word that is a quotation mark, a backslash, a control character or not ASCII; a mark behind that
    /// byte means nothing. With 0x20 and 0x22 exchanged, a quotation mark is next to the control characters, and both are below 0x21.
    @inline(__always)
    private static func special(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotesAndControls = (word ^ (ones &* 0x02)) &- (ones &* 0x21)
        let slashes = (word ^ (ones &* 0x5C)) &- ones
        return (quotesAndControls | slashes | word) & (ones &* 0x80)
    }

    private mutating func passEscape() throws(JSONProblem) {
        switch bytes[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 2
        case UInt8(ascii: "u"):
            at += 2
            for _ in 0..<4 {
                guard JSONText.hexadecimal(bytes[at]) != nil else { throw .malformed }
                at += 1
            }
        default: throw .malformed
        }
    }

    /// Passes one character of two to four bytes, in the only form that UTF-8 has for it.
    private mutating func passCharacter() throws(JSONProblem) {
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch bytes[at] {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: throw .malformed
            }
        guard second.contains(bytes[at + 1]), length < 3 || bytes[at + 2] & 0xC0 == 0x80, length < 4 || bytes[at + 3] & 0xC0 == 0x80
        else { throw .malformed }
        at += length
    }
}
