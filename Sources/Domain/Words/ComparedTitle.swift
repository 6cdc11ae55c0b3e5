/// The words of a title as people compare titles: folded, without signs, without connecting words between others, and with one form of
/// numbers behind the first word. So `wall e` is *WALL·E*, `cats and dogs` is *Cats & Dogs*, `rocky 2` is *Rocky II*, and `oceans 11` is
/// *Ocean's Eleven*.
package struct ComparedTitle: Sendable {
    package let words: [String]
    /// The same words with their numbers as they were written.
    private let written: [String]
    /// The words without spaces, which people leave out or add.
    private let joined: String

    /// Longer texts are cut: no title is so long.
    private static let longest = 512

    package init(_ text: String) {
        let folded = Folding.fold(String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longest))))
        let all = folded.unicodeScalars.split { !$0.isPartOfWord }.map { String($0) }
        let last = all.count - 1
        written = all.enumerated().filter { index, word in index == 0 || index == last || !Self.connecting.contains(word) }.map(\.element)
        words = written.enumerated().map { index, word in index > 0 ? Self.romanNumbers[Self.digits[word] ?? word] ?? word : word }
        // A title of signs is its signs.
        joined = words.isEmpty ? folded.filter { !$0.isWhitespace } : words.joined()
    }

    /// Whether both are one title.
    package func areThose(of other: ComparedTitle) -> Bool { joined == other.joined && !joined.isEmpty }

    /// Whether each word begins a word of the other title. A number is a whole word: *Apollo 13* is not *Apollo 1*.
    func areIn(_ other: ComparedTitle) -> Bool {
        words.isEmpty
            ? other.joined.contains(joined)
            : written.indices.allSatisfy { index in
                isWhole(index, in: other) || !isNumber(index) && other.written.contains { $0.hasPrefix(written[index]) }
            }
    }

    /// Whether the other title has each number.
    func hasNumbers(in other: ComparedTitle) -> Bool {
        written.indices.allSatisfy { !isNumber($0) || isWhole($0, in: other) }
    }

    private func isWhole(_ index: Int, in other: ComparedTitle) -> Bool {
        other.words.contains(words[index]) || other.written.contains(written[index])
    }

    /// Whether a word has digits only, or is a Roman number behind the first word.
    private func isNumber(_ index: Int) -> Bool {
        let word = written[index]
        return word.allSatisfy(\.isNumber) || index > 0 && (word == "i" || Self.romanNumbers.values.contains(word))
    }

    /// Numbers that parts of a title have, and how titles write them.
    package static let romanNumbers = [
        "2": "ii", "3": "iii", "4": "iv", "5": "v", "6": "vi", "7": "vii", "8": "viii", "9": "ix", "10": "x", "11": "xi", "12": "xii",
        "13": "xiii",
    ]

    /// The English words of the same numbers.
    package static let numberWords = [
        "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", "10": "ten",
        "11": "eleven", "12": "twelve", "13": "thirteen",
    ]
    private static let digits = Dictionary(uniqueKeysWithValues: numberWords.map { ($1, $0) })

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
