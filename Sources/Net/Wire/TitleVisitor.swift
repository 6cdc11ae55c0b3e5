import MarqueeData
import MarqueeDomain

/// An operation on each title of an answer.
///
/// A class, so that the code which visits the titles of a value is compiled once for all operations.
class TitleVisitor {
    /// Whether an item that is a title itself is visited by its id and language, without the title, because visiting a title copies it.
    private let isByID: Bool

    fileprivate init(isByID: Bool) { self.isByID = isByID }

    func visit(_ movie: Movie) {}
    func visit(_ series: TVSeries) {}
    /// Visits the alternative titles of a movie, after the movie.
    func visit(_ aliases: [AlternativeTitle], of movie: Movie) {}
    /// Visits the alternative titles of a series, after the series.
    func visit(_ aliases: [AlternativeTitle], of series: TVSeries) {}
    /// Visits a title by its id and its original language.
    func visit(_ title: Markable, in language: String) {}
    /// Prepares for so many items.
    fileprivate func reserve(_ count: Int) {}

    /// Visits the titles of some items.
    // Items are read in place, because copying one out counts a reference for each of its texts.
    final func visitAll<Item: TitleBearing>(_ items: [Item]) {
        reserve(items.count)
        if isByID, Item.visitOwn(items, by: self) { return }
        items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress else { return }
            for index in items.indices { first[index].visitTitles(self) }
        }
    }
}

/// Creates entries of the title index.
final class TitleIndexer: TitleVisitor {
    private let server: String
    private let language: String
    private(set) var titles: [IndexedTitle] = []

    init(server: String, language: String) {
        self.server = server
        self.language = language
        super.init(isByID: false)
    }

    override func visit(_ movie: Movie) { titles.append(IndexedTitle(movie, server: server, language: language)) }
    override func visit(_ series: TVSeries) { titles.append(IndexedTitle(series, server: server, language: language)) }

    override func visit(_ aliases: [AlternativeTitle], of movie: Movie) {
        titles += IndexedTitle(movie, server: server, language: language).aliases(aliases)
    }

    override func visit(_ aliases: [AlternativeTitle], of series: TVSeries) {
        titles += IndexedTitle(series, server: server, language: language).aliases(aliases)
    }
}

/// Collects the markable items, each once.
final class MarkableCollector: TitleVisitor {
    private(set) var markables: [Markable] = []
    private var seen: Set<Markable> = []

    init() { super.init(isByID: true) }

    override func visit(_ movie: Movie) { add(.movie(movie.id)) }
    override func visit(_ series: TVSeries) { add(.tv(series.id)) }
    override func visit(_ title: Markable, in language: String) { add(title) }

    override func reserve(_ count: Int) {
        markables.reserveCapacity(markables.count + count)
        seen.reserveCapacity(seen.count + count)
    }

    func add(_ others: [Markable]) {
        for markable in others { add(markable) }
    }

    private func add(_ markable: Markable) {
        if seen.insert(markable).inserted { markables.append(markable) }
    }
}

/// Collects the original languages of the titles that are not English: of most answers none.
final class LanguageCollector: TitleVisitor {
    private(set) var languages: [(title: Markable, language: String)] = []

    init() { super.init(isByID: true) }

    override func visit(_ movie: Movie) { visit(.movie(movie.id), in: movie.originalLanguage) }
    override func visit(_ series: TVSeries) { visit(.tv(series.id), in: series.originalLanguage) }

    override func visit(_ title: Markable, in language: String) {
        if OriginalLanguages.isForeign(language) { languages.append((title, language)) }
    }
}

/// Collects the titles that lack a text, each once.
final class GapCollector: TitleVisitor {
    private var spoken: SpokenLanguages
    private(set) var titles: [MediaReference] = []
    private var seen: Set<MediaReference> = []

    init(_ wishes: WishedLanguages) {
        spoken = SpokenLanguages(wishes)
        super.init(isByID: false)
    }

    override func visit(_ movie: Movie) { if movie.hasGap(&spoken) { add(movie.reference) } }
    override func visit(_ series: TVSeries) { if series.hasGap(&spoken) { add(series.reference) } }

    private func add(_ title: MediaReference) { if seen.insert(title).inserted { titles.append(title) } }
}
