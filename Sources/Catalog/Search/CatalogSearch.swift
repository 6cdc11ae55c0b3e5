/// A search among the names of a catalog.
package struct CatalogSearch: Sendable, Hashable {
    /// The typed text.
    package var text: String
    /// Whether the last word is whole. If not, its beginning is meant.
    package var isEnded = false
    /// The kinds wanted; all if empty.
    package var kinds: Set<Int> = []
    package var includesAdult = false
    package var includesVideo = true
    package var offset = 0
    package var limit = 20

    package init(_ text: String) { self.text = text }
}

/// The result of a search.
package struct CatalogFindings: Sendable, Hashable {
    package struct Hit: Sendable, Hashable {
        package var rank: Int
        package var kind: Int
        package var id: Int
        package var name: String
        package var isAdult: Bool
        package var isVideo: Bool
        /// The parts of the name that match, in bytes of UTF-8.
        package var ranges: [Range<Int>]
        /// Whether a letter or a space of the query was forgiven.
        package var isForgiven: Bool
    }

    package var hits: [Hit] = []
    /// The number of names that match, at least.
    package var total = 0
    package var isTotalExact = true
    /// The words of the query that were left out because nothing has all of them.
    package var droppedWords: [String] = []
}

extension CatalogFile {
    /// The number of names, by popularity, that are put into the order of answers.
    static let pool = 50
    /// When the strict answers to one or two words are fewer than this, forgiving ones follow. More words are seldom found by chance.
    static let fewStrict = 5

    /// Finds names. The same query gives the same answer.
    package func search(_ search: CatalogSearch, isCancelled: () -> Bool = { false }) throws(CatalogDamage) -> CatalogFindings {
        let tokens = NameTokens()
        let words = QueryWords(search.text, isEnded: search.isEnded, tokens)
        guard !words.terms.isEmpty, search.limit > 0, let filters = try filters(search) else { return CatalogFindings() }
        var run = SearchRun(file: self, search: search, words: words, filters: filters, tokens: tokens)
        try run.strict(isCancelled)
        for other in run.count == 0 ? words.otherSpellings : [] where !isCancelled() {
            var other = SearchRun(file: self, search: search, words: other, filters: filters, tokens: tokens)
            try other.strict(isCancelled)
            if other.count > 0 { return try other.findings() }
        }
        if run.isWorthForgiving, !isCancelled() { try run.forgiving(isCancelled) }
        if run.count == 0, !isCancelled() { try run.dropping(isCancelled) }
        return try run.findings()
    }

    /// The sources of the wanted kinds and marks, or nil if no name can pass them.
    private func filters(_ search: CatalogSearch) throws(CatalogDamage) -> [Source]? {
        var filters: [Source] = []
        if !search.kinds.isEmpty {
            var lists: [Postings] = []
            for kind in search.kinds.sorted() where (0..<CatalogLists.adult).contains(kind) {
                let list = try list(kind)
                if list.count > 0 { lists.append(list) }
            }
            guard !lists.isEmpty else { return nil }
            if lists.reduce(0, { $0 + $1.count }) < count { filters.append(Source(lists)) }
        }
        if !search.includesAdult {
            let adult = try list(CatalogLists.adult)
            if adult.count > 0 { filters.append(Source(refusing: adult)) }
        }
        if !search.includesVideo {
            let video = try list(CatalogLists.video)
            if video.count > 0 { filters.append(Source(refusing: video)) }
        }
        return filters
    }
}

/// The places of lists that are no kinds.
enum CatalogLists {
    static let adult = 14
    static let video = 15
}
