/// A row of a list with texts that can be missing in the language of the reader.
public protocol TextRow: Sendable {
    /// Returns how many texts of the row are missing in a chain of languages: an empty overview, and an original title for which a
    /// fallback language is preferred.
    func missingTexts(in languages: LanguageChain) -> Int
}

/// The texts that a row lacks.
struct TextGap {
    /// How many they are.
    let count: Int

    /// - Parameter spoken: The position of the original language among those that the reader wishes.
    init(_ overview: String, _ title: String, _ original: String, spoken: @autoclosure () -> Int) {
        // Only a language between the first one and that of the original can replace the title.
        count = (overview.isEmpty ? 1 : 0) + (title == original && spoken() > 1 ? 1 : 0)
    }
}

/// The languages that a reader wishes, asked which of them is the original one of a row: most rows of a list have the same.
package struct SpokenLanguages {
    private let wishes: WishedLanguages
    private var last: (code: String, position: Int) = ("", 0)

    package init(_ wishes: WishedLanguages) { self.wishes = wishes }

    /// The position of a language; that of the end if the reader reads none that is equivalent, and 0 if the language is not known.
    mutating func position(of code: String) -> Int {
        if code != last.code { last = (code, wishes.position(of: code) ?? wishes.languages.count) }
        return last.position
    }
}
