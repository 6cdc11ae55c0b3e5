extension Movie: TextRow {
    public func missingTexts(in languages: LanguageChain) -> Int {
        TextGap(overview, title, originalTitle, originalLanguage, WishedLanguage.all(in: languages)).count
    }

    /// Whether a translation could fill a text of the row.
    package func hasGap(for wishes: [WishedLanguage]) -> Bool {
        TextGap(overview, title, originalTitle, originalLanguage, wishes).count > 0
    }

    /// Fills the title and the overview from texts in other languages.
    package mutating func fillTexts(from translations: [Translation], for wishes: [WishedLanguage]) {
        var texts = Fallbacks(translations, for: wishes)
        texts.fill(title: &title, .title, original: originalTitle, in: originalLanguage)
        texts.fill(&overview, .overview, from: \.overview)
        textLanguages = texts.languages
    }
}
