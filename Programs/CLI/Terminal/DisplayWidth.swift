extension StringProtocol {
    /// How many columns of a terminal the text takes on one line.
    var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
    /// How many columns of a terminal the character takes: 0, 1 or 2 for a letter with its marks, 2 for any emoji.
    ///
    /// Where terminals disagree the greater number is meant, so that a line may end early but never late.
    var columns: Int {
        if isASCII { return unicodeScalars.reduce(0) { $0 + ($1.value >= 0x20 && $1.value != 0x7F ? 1 : 0) } }
        return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns }
    }

    /// Whether terminals disagree about the number of columns: most emoji, which each version of Unicode adds to, and letters with joiners.
    var hasDisputedColumns: Bool {
        guard !isASCII else { return false }
        return isEmoji || unicodeScalars.contains { $0.value == 0x200C || $0.value == 0x200D || $0.properties.isVariationSelector }
    }

    /// How many columns the character takes on a terminal that draws each of its parts by itself.
    var mostColumns: Int {
        // Digits belong to the emoji too.
        let parts = unicodeScalars.reduce(0) { $0 + ($1.properties.isEmoji && $1.value > 0xFF ? 2 : $1.columns) }
        return Swift.max(columns, parts)
    }

    private var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        if first.properties.isEmojiPresentation { return true }
        // A character that is text by itself becomes a picture by the one behind it: a selector, a keycap, a skin tone, a joiner.
        return unicodeScalars.dropFirst().contains {
            $0.value == 0xFE0F || $0.value == 0x20E3 || $0.value == 0x200D || $0.properties.isEmojiModifier
        }
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // Vowels and final consonants of Korean share the square of the consonant before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return properties.isEmojiPresentation || Unicode.Scalar.isWide(value) ? 2 : 1
    }

    private static func isWide(_ value: UInt32) -> Bool {
        value >= 0x1100 && wide.contains { $0.contains(value) }
    }

    /// The characters that Unicode's East Asian Width calls wide or fullwidth, by their blocks, without the emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,
        0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
