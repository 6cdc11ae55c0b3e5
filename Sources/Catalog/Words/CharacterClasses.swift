/// The effects of code points on the words of a name.
struct CharacterClasses: Sendable {
    /// The effect of a code point on its word.
    enum Class: UInt8 {
        /// Ends a word.
        case separator = 0
        /// Belongs to a word.
        case word = 1
        /// Is a word by itself: a sign of a script without spaces.
        case single = 2
        /// Is left out: an apostrophe, an invisible sign.
        case ignored = 3
        /// Ends a word and joins it to the next one: a hyphen, a dot.
        case joiner = 4
        /// Belongs to the sign before it: a voicing mark.
        case mark = 5
    }

    /// The table. Its first use makes it.
    static let shared = CharacterClasses()
    static let codePoints = 0x20000

    private let classes: [Class]

    private init() {
        var classes: [Class] = []
        classes.reserveCapacity(Self.codePoints)
        var number = 0
        var hasGap = false
        var pending: Class?
        func finish() {
            guard let kind = pending else { return }
            classes += repeatElement(kind, count: hasGap ? number : 1)
            pending = nil
        }
        for byte in Self.runs.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number = (hasGap ? number : 0) * 10 + Int(byte - UInt8(ascii: "0"))
                hasGap = true
            case UInt8(ascii: " "):
                finish()
                hasGap = false
            default:
                if hasGap { classes += repeatElement(.separator, count: number) }
                pending = Self.letter(byte)
                hasGap = false
            }
        }
        finish()
        self.classes = classes + repeatElement(.separator, count: Self.codePoints - classes.count)
    }

    private static func letter(_ byte: UInt8) -> Class {
        switch byte {
        case UInt8(ascii: "w"): .word
        case UInt8(ascii: "s"): .single
        case UInt8(ascii: "i"): .ignored
        case UInt8(ascii: "j"): .joiner
        default: .mark
        }
    }

    subscript(_ code: UInt32) -> Class {
        if code < UInt32(Self.codePoints) { return classes[Int(code)] }
        // The later planes hold ideographs up to here, and nothing else that is written in names.
        return code < 0x323B0 ? .single : .separator
    }
}
