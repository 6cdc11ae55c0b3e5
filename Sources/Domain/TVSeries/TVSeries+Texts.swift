extension TVSeries: TextRow {
    public func missingTexts(in languages: LanguageChain) -> Int {
        var spoken = SpokenLanguages(WishedLanguages(languages))
        return gap(&spoken).count
    }

    /// Whether a translation could fill a text of the row.
    package func hasGap(_ spoken: inout SpokenLanguages) -> Bool { gap(&spoken).count > 0 }

    private func gap(_ spoken: inout SpokenLanguages) -> TextGap {
        TextGap(overview, name, originalName, spoken: spoken.position(of: originalLanguage))
    }

    /// Fills the name and the overview from texts in other languages.
    package mutating func fillTexts(from translations: [Translation], for wishes: WishedLanguages) {
        var texts = Fallbacks(translations, for: wishes, isAnswered: true)
        texts.fill(title: &name, .name, original: originalName, in: originalLanguage)
        texts.fill(&overview, .overview, from: .overview)
        textLanguages = texts.languages
    }
}
