import MarqueeData
import MarqueeDomain

/// A value that contains titles, which are indexed for searches without a server.
protocol TitleBearing: Sendable {
    /// Passes its titles to a visitor.
    func visitTitles(_ visitor: TitleVisitor)
    /// Visits the titles of a list where they are, because a copy of each would cost time. Returns false if the items are no titles.
    static func visitOwn(_ items: [Self], by visitor: TitleVisitor) -> Bool
    /// Fills the texts of the titles that it lists.
    mutating func fillTexts(_ known: KnownTexts)
}

/// The texts of titles in other languages, for the reader of an answer.
struct KnownTexts {
    private let translations: [MediaReference: [Translation]]
    private let languages: RowLanguages

    init(translations: [MediaReference: [Translation]], languages: RowLanguages) {
        self.translations = translations
        self.languages = languages
    }

    func fill(_ movie: inout Movie) {
        guard let known = translations[movie.reference] else { return }
        movie.fillTexts(from: known, for: languages.wishes)
    }

    func fill(_ series: inout TVSeries) {
        guard let known = translations[series.reference] else { return }
        series.fillTexts(from: known, for: languages.wishes)
    }

    func fill(_ items: inout [some TitleBearing]) {
        for index in items.indices { items[index].fillTexts(self) }
    }
}

/// The languages in which the rows of answers are filled, taken apart once for all reads.
struct RowLanguages {
    /// The languages of the audience, best first.
    let wishes: WishedLanguages
    /// The codes of the languages whose texts can fill a gap, each once.
    let codes: [String]

    init(_ audience: Audience) {
        wishes = WishedLanguages(audience.languages)
        var codes: [String] = []
        for tag in audience.languages.tags {
            for code in LanguageEquivalence.codes(tag) where !codes.contains(code) { codes.append(code) }
        }
        self.codes = codes
    }
}

extension TitleBearing {
    static func visitOwn(_ items: [Self], by visitor: TitleVisitor) -> Bool { false }
    mutating func fillTexts(_ known: KnownTexts) {}
}

extension TitleBearing {
    /// Its titles, for the index.
    func indexed(server: String, language: String) -> [IndexedTitle] {
        let indexer = TitleIndexer(server: server, language: language)
        visitTitles(indexer)
        return indexer.titles
    }
}

extension Page: TitleBearing where Item: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { visitor.visitAll(items) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&items) }
}
