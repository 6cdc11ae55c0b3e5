import MarqueeDomain

/// A typed text, split into words. No part of it becomes query syntax.
package struct SearchWords: Sendable {
    package let words: [String]
    /// Whether words must be searched inside other text: in scripts without spaces between words, and for single symbols.
    package let isScan: Bool

    // Longer texts are cut: people type less, and each word costs time.
    private static let longest = 512
    private static let most = 24

    package init(_ text: String) {
        let text = String(text.unicodeScalars.prefix(SearchWords.longest).filter { $0 != "\0" })
        let words = text.unicodeScalars.split { !$0.isPartOfWord }.prefix(SearchWords.most).map { String($0) }
        if words.isEmpty {
            let symbols = SearchWords.trimmed(text)
            self.words = symbols.isEmpty ? [] : [symbols]
            isScan = true
        } else {
            self.words = words
            isScan = words.contains { $0.unicodeScalars.contains(where: SearchWords.isUnspaced) }
        }
    }

    /// An expression for FTS5: all words, each in quotes; the last one as a prefix. A number behind the first word is found as a Roman one too.
    package var expression: String {
        words.enumerated().map { index, word in
            let own = "\"\(word)\"" + (index == words.count - 1 ? "*" : "")
            guard index > 0, let roman = ComparedTitle.romanNumbers[word] else { return own }
            return "(\(own) OR \"\(roman)\")"
        }.joined(separator: " AND ")
    }

    /// The same without the words between others that a title may write as a sign: *Cats & Dogs* has no word "and".
    package var titleExpression: String {
        let kept = words.enumerated().filter { index, word in
            index == 0 || index == words.count - 1 || !ComparedTitle.connecting.contains(word.lowercased())
        }
        return SearchWords(words: kept.map(\.element), isScan: isScan).expression
    }

    /// A text with another spelling of the word or the sign between two parts, if it has one: titles are suggested by their beginnings.
    package static func otherSpellings(of text: String) -> [String] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard
            let place = words.indices.dropFirst().dropLast().first(where: {
                words[$0] == "&" || ComparedTitle.connecting.contains(words[$0].lowercased())
            })
        else { return [] }
        return (words[place] == "&" ? ["and", "und", "et", "y"] : ["&"]).map { spelling in
            var other = words
            other[place] = spelling
            return other.joined(separator: " ")
        }
    }

    private init(words: [String], isScan: Bool) { (self.words, self.isScan) = (words, isScan) }

    private static func trimmed(_ text: String) -> String {
        let symbols = text.unicodeScalars.drop { $0.properties.isWhitespace }
        let end = symbols.lastIndex { !$0.properties.isWhitespace }.map(symbols.index(after:))
        return String(symbols[..<(end ?? symbols.startIndex)])
    }

    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
        case 0x1100...0x11FF, 0xAC00...0xD7AF: true  // Korean, which joins particles to words
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true  // Japanese syllables
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Chinese characters
        default: false
        }
    }
}
