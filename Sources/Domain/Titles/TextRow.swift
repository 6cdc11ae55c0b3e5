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
