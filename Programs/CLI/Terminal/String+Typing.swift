extension String {
    /// The text after Backspace: without its last character, or without the last mark of a syllable where people type the marks one by one,
    /// as in Thai and in the scripts of India.
    func deletingBackward() -> String {
        guard let last = unicodeScalars.last, let character = self.last, character.unicodeScalars.count > 1, last.isTypedMark else {
            return String(dropLast())
        }
        return String(unicodeScalars.dropLast())
    }
}

extension Unicode.Scalar {
    /// Whether it is, behind another one of a character, a mark of a script between Devanagari and Sinhala, of Thai, Lao, Tibetan, Burmese or Khmer.
    fileprivate var isTypedMark: Bool {
        switch value {
        case 0x0900...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }
}
