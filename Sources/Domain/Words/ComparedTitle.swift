/// The words of a title as people compare titles: folded, without signs, without connecting words between others, and with Roman numbers
/// behind the first word. So `wall e` is *WALL·E*, `cats and dogs` is *Cats & Dogs*, and `rocky 2` is *Rocky II*.
package struct ComparedTitle: Sendable {
    package let words: [String]
    /// The words without spaces, which people leave out or add.
    private let joined: String

    /// Longer texts are cut: no title is so long.
    private static let longest = 512

    package init(_ text: String) {
        let folded = Folding.fold(String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longest))))
        let all = folded.unicodeScalars.split { !$0.isPartOfWord }.map { String($0) }
        let last = all.count - 1
        words = all.enumerated().compactMap { index, word in
            if index > 0, index < last, Self.connecting.contains(word) { return nil }
            return index > 0 ? Self.romanNumbers[word] ?? word : word
        }
        // A title of signs is its signs.
        joined = words.isEmpty ? folded.filter { !$0.isWhitespace } : words.joined()
    }

    /// Whether both are one title.
    package func areThose(of other: ComparedTitle) -> Bool { joined == other.joined && !joined.isEmpty }

    /// Whether each word begins a word of the other title.
    func areIn(_ other: ComparedTitle) -> Bool {
        words.isEmpty ? other.joined.contains(joined) : words.allSatisfy { word in other.words.contains { $0.hasPrefix(word) } }
    }

    /// Numbers that parts of a title have, and how titles write them.
    package static let romanNumbers = [
        "2": "ii", "3": "iii", "4": "iv", "5": "v", "6": "vi", "7": "vii", "8": "viii", "9": "ix", "10": "x", "11": "xi", "12": "xii",
        "13": "xiii",
    ]

    /// "And" in the languages of the screens, and in some more.
    package static let connecting: Set<String> = ["and", "und", "et", "y", "e", "og", "en", "och", "i", "і", "та", "и"]
}

extension Unicode.Scalar {
    /// Whether it is a letter, a digit or a mark on one.
    package var isPartOfWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
            .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }
}
