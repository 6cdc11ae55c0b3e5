extension TVSeries: TextRow {
    public func missingTexts(in languages: LanguageChain) -> Int {
        TextGap(overview, name, originalName, originalLanguage, WishedLanguage.all(in: languages)).count
    }

    /// Whether a translation could fill a text of the row.
    package func hasGap(for wishes: [WishedLanguage]) -> Bool { TextGap(overview, name, originalName, originalLanguage, wishes).count > 0 }

    /// Fills the name and the overview from texts in other languages.
    package mutating func fillTexts(from translations: [Translation], for wishes: [WishedLanguage]) {
        var texts = Fallbacks(translations, for: wishes)
        texts.fill(title: &name, .name, original: originalName, in: originalLanguage)
        texts.fill(&overview, .overview, from: \.overview)
        textLanguages = texts.languages
    }
}
