import MarqueeData
import MarqueeDomain

/// A value that contains titles, which are indexed for searches without a server.
protocol TitleBearing {
    /// Passes its titles to a visitor.
    func visitTitles(_ visitor: inout some TitleVisitor)
    /// The item itself, if it is a title that can be marked; apart, because visiting a title copies it.
    var ownMarkable: Markable? { get }
    /// The original language of the title that the item itself is; apart for the same reason.
    var ownLanguage: String { get }
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

/// Collects the titles that lack a text, each once.
struct GapCollector: TitleVisitor {
    private var spoken: SpokenLanguages
    private(set) var titles: [MediaReference] = []
    private var seen: Set<MediaReference> = []

    init(_ wishes: WishedLanguages) { spoken = SpokenLanguages(wishes) }

    mutating func visit(_ movie: Movie) { if movie.hasGap(&spoken) { add(movie.reference) } }
    mutating func visit(_ series: TVSeries) { if series.hasGap(&spoken) { add(series.reference) } }

    private mutating func add(_ title: MediaReference) { if seen.insert(title).inserted { titles.append(title) } }
}

extension TitleBearing {
    var ownMarkable: Markable? { nil }
    var ownLanguage: String { "" }
    mutating func fillTexts(_ known: KnownTexts) {}
}

extension TitleBearing {
    /// Its titles, for the index.
    func indexed(server: String, language: String) -> [IndexedTitle] {
        var indexer = TitleIndexer(server: server, language: language)
        visitTitles(&indexer)
        return indexer.titles
    }
}

/// An operation on each title of an answer.
protocol TitleVisitor {
    mutating func visit(_ movie: Movie)
    mutating func visit(_ series: TVSeries)
    /// Visits the alternative titles of a movie, after the movie.
    mutating func visit(_ aliases: [AlternativeTitle], of movie: Movie)
    /// Visits the alternative titles of a series, after the series.
    mutating func visit(_ aliases: [AlternativeTitle], of series: TVSeries)
    /// Visits the titles of some items.
    mutating func visitAll(_ items: [some TitleBearing])
}

extension TitleVisitor {
    mutating func visit(_ aliases: [AlternativeTitle], of movie: Movie) {}
    mutating func visit(_ aliases: [AlternativeTitle], of series: TVSeries) {}

    // Items are read in place, because copying one out counts a reference for each of its texts.
    mutating func visitAll(_ items: [some TitleBearing]) {
        items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress else { return }
            for index in items.indices { first[index].visitTitles(&self) }
        }
    }
}

/// Creates entries of the title index.
struct TitleIndexer: TitleVisitor {
    let server: String
    let language: String
    private(set) var titles: [IndexedTitle] = []

    init(server: String, language: String) {
        self.server = server
        self.language = language
    }

    // Not inlined, because the optimizer copies them into each type that bears titles.
    @inline(never)
    mutating func visit(_ movie: Movie) {
        titles.append(IndexedTitle(movie, server: server, language: language))
    }

    @inline(never)
    mutating func visit(_ series: TVSeries) {
        titles.append(IndexedTitle(series, server: server, language: language))
    }

    mutating func visit(_ aliases: [AlternativeTitle], of movie: Movie) {
        titles += IndexedTitle(movie, server: server, language: language).aliases(aliases)
    }

    mutating func visit(_ aliases: [AlternativeTitle], of series: TVSeries) {
        titles += IndexedTitle(series, server: server, language: language).aliases(aliases)
    }
}

/// Collects the markable items, each once.
struct MarkableCollector: TitleVisitor {
    private(set) var markables: [Markable] = []
    private var seen: Set<Markable> = []

    mutating func visit(_ movie: Movie) { add(.movie(movie.id)) }
    mutating func visit(_ series: TVSeries) { add(.tv(series.id)) }

    mutating func visitAll(_ items: [some TitleBearing]) {
        markables.reserveCapacity(markables.count + items.count)
        seen.reserveCapacity(seen.count + items.count)
        for index in items.indices {
            if let markable = items[index].ownMarkable {
                add(markable)
            } else {
                items[index].visitTitles(&self)
            }
        }
    }

    mutating func add(_ others: [Markable]) {
        for markable in others { add(markable) }
    }

    private mutating func add(_ markable: Markable) {
        if seen.insert(markable).inserted { markables.append(markable) }
    }

    /// The items that the work adds.
    static func collect(_ work: (inout MarkableCollector) -> Void) -> [Markable] {
        var collector = MarkableCollector()
        work(&collector)
        return collector.markables
    }
}

/// Collects the original languages of the titles that are not English: of most answers none.
struct LanguageCollector: TitleVisitor {
    private(set) var languages: [(title: Markable, language: String)] = []

    mutating func visit(_ movie: Movie) { add(.movie(movie.id), movie.originalLanguage) }
    mutating func visit(_ series: TVSeries) { add(.tv(series.id), series.originalLanguage) }

    mutating func visitAll(_ items: [some TitleBearing]) {
        for index in items.indices {
            if let title = items[index].ownMarkable {
                add(title, items[index].ownLanguage)
            } else {
                items[index].visitTitles(&self)
            }
        }
    }

    private mutating func add(_ title: Markable, _ language: String) {
        if OriginalLanguages.isForeign(language) { languages.append((title, language)) }
    }
}

extension Page: TitleBearing where Item: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) { visitor.visitAll(items) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&items) }
}
