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

    init(_ overview: String, _ title: String, _ original: String, _ originalLanguage: String, _ wishes: [WishedLanguage]) {
        var count = overview.isEmpty ? 1 : 0
        if title == original, !originalLanguage.isEmpty {
            // Only a language between the first one and that of the original can replace the title.
            let spoken = wishes.firstIndex { $0.isEquivalent(to: originalLanguage) } ?? wishes.count
            if spoken > 1 { count += 1 }
        }
        self.count = count
    }
}
