/// One search: strict answers first, then those with a wrong letter, then those with fewer words.
struct SearchRun {
    let file: CatalogFile
    let search: CatalogSearch
    var words: QueryWords
    let filters: [Source]
    /// The list of each word, which is looked up once; nil for a word that no name has.
    private var lists: [Postings?] = []
    private var ranks: [Int] = []
    private var strictCount = 0
    private var isAll = true
    private var exactTotal: Int?
    private var dropped: [String] = []
    private let wanted: Int
    private let tokens = NameTokens()

    init(file: CatalogFile, search: CatalogSearch, words: QueryWords, filters: [Source]) {
        self.file = file
        self.search = search
        self.words = words
        self.filters = filters
        wanted = max(CatalogFile.pool, min(search.offset, 10_000) + min(search.limit, 1_000))
    }

    var count: Int { ranks.count }

    var isWorthForgiving: Bool { count == 0 || (count < CatalogFile.fewStrict && words.terms.count <= 2) }

    mutating func strict(_ isCancelled: () -> Bool) throws(CatalogDamage) {
        let lookup = TermLookup(file: file)
        for word in words.terms.dropFirst(lists.count) { lists.append(try lookup.list(of: word)) }
        let sources = lists.compactMap { $0.map { Source([$0]) } }
        guard sources.count == lists.count else { return }
        let found = try Intersection(of: sources + filters, in: file).first(wanted, isCancelled: isCancelled)
        isAll = found.isAll
        if sources.count == 1, filters.isEmpty { exactTotal = sources[0].count }
        var ranks = found.ranks
        if !found.isAll { ranks = try exact(isCancelled) + ranks }
        self.ranks = try ordered(ranks)
        strictCount = self.ranks.count
    }

    /// Names that are the query and not among the popular ones: all words, and no other.
    private func exact(_ isCancelled: () -> Bool) throws(CatalogDamage) -> [Int] {
        let lookup = TermLookup(file: file)
        var (whole, term) = (WholeName(), [UInt8]())
        for word in words.sequence { word.term.withUnsafeBytes { whole.add($0) } }
        whole.put(in: &term)
        guard let list = try lookup.word(term) else { return [] }
        var sources = [Source([list])]
        for word in words.terms {
            guard let list = try lookup.word(word.term) else { return [] }
            sources.append(Source([list]))
        }
        return try Intersection(of: sources + filters, in: file).first(5, isCancelled: isCancelled).ranks
    }

    /// Puts the most popular names into the order of answers, each once.
    private mutating func ordered(_ ranks: [Int]) throws(CatalogDamage) -> [Int] {
        let score = NameScore(query: words.sequence)
        var seen: Set<Int> = []
        let unique = ranks.filter { seen.insert($0).inserted }
        var scored: [(rank: Int, likeness: NameScore.Likeness, score: Double)] = []
        let pool = min(unique.count, CatalogFile.pool + 5)
        for rank in unique[..<pool] {
            tokens.read(try file.name(rank).name)
            let likeness = score.likeness(of: tokens)
            scored.append((rank, likeness, score.score(likeness, rank: rank)))
        }
        let ended = search.isEnded || search.text.last == " "
        scored.sort { first, second in
            if ended, (first.likeness == .exact) != (second.likeness == .exact) { return first.likeness == .exact }
            return first.score != second.score ? first.score > second.score : first.rank < second.rank
        }
        return scored.map(\.rank) + unique[pool...]
    }

    /// Adds names that have a word with one letter changed, or words written together or apart.
    mutating func forgiving(_ isCancelled: () -> Bool) throws(CatalogDamage) {
        let unknown = Set(lists.indices.filter { lists[$0] == nil })
        // A word that no name has is the wrong one. The others may be wrong too.
        var found = try withSimilar(at: unknown.isEmpty ? Set(lists.indices) : unknown, isCancelled)
        if found.isEmpty, !unknown.isEmpty, unknown.count < lists.count {
            found = try withSimilar(at: Set(lists.indices), isCancelled)
        }
        // A space is forgiven in short queries only: each try is a query of its own.
        for sources in words.terms.count <= 3 ? try respaced() : [] {
            found += try Intersection(of: sources + filters, in: file).first(wanted, isCancelled: isCancelled).ranks
        }
        let known = Set(ranks)
        var seen = known
        ranks += found.sorted().filter { seen.insert($0).inserted }
        isAll = isAll && ranks.count < wanted
    }

    /// The names that have all words, some of which may have one wrong letter.
    private func withSimilar(at places: Set<Int>, _ isCancelled: () -> Bool) throws(CatalogDamage) -> [Int] {
        let similar = WrongLetters(file)
        var sources: [Source] = []
        var forgives = false
        for (index, word) in words.terms.enumerated() {
            var accepted = lists[index].map { [$0] } ?? []
            if places.contains(index) {
                let more = try similar.lists(of: word)
                forgives = forgives || !more.isEmpty
                accepted += more
            }
            if accepted.isEmpty || isCancelled() { return [] }
            sources.append(try Source(merging: accepted, in: file))
        }
        return forgives ? try Intersection(of: sources + filters, in: file).first(wanted, isCancelled: isCancelled).ranks : []
    }

    /// The words with a space more or less: "starwars" as two words, "spider man" as one.
    private func respaced() throws(CatalogDamage) -> [[Source]] {
        let lookup = TermLookup(file: file)
        var found: [[Source]] = []
        for (index, word) in words.terms.enumerated() where word.forgives {
            if index + 1 < words.terms.count, words.terms[index + 1].forgives {
                let next = words.terms[index + 1]
                let both = word.term + next.term
                let joined = QueryWords.Word(
                    term: Array(both[..<both.withRawBytes(NameTokens.cut)]), isOpen: next.isOpen, forgives: true)
                if let list = try lookup.list(of: joined) { found.append(others(than: index...index + 1) + [Source([list])]) }
            }
            for cut in 2..<max(2, word.term.count - 1) where word.term[cut] & 0xC0 != 0x80 {
                guard let first = try lookup.word(Array(word.term[..<cut])) else { continue }
                let rest = QueryWords.Word(term: Array(word.term[cut...]), isOpen: word.isOpen, forgives: true)
                guard let second = try lookup.list(of: rest) else { continue }
                found.append(others(than: index...index) + [Source([first]), Source([second])])
            }
        }
        return found
    }

    private func others(than range: ClosedRange<Int>) -> [Source] {
        lists.indices.filter { !range.contains($0) }.map { Source(lists[$0].map { [$0] } ?? []) }
    }

    /// Leaves words out from the right until something is found, and forgives a letter of the last one that is left.
    mutating func dropping(_ isCancelled: () -> Bool) throws(CatalogDamage) {
        while words.terms.count > 1, ranks.isEmpty, !isCancelled() {
            let last = words.terms.removeLast()
            lists.removeLast()
            dropped.insert(String(decoding: last.term, as: UTF8.self), at: 0)
            words.sequence = words.terms
            try strict(isCancelled)
            if ranks.isEmpty, words.terms.count == 1 { try forgiving(isCancelled) }
        }
        if ranks.isEmpty { dropped = [] }
    }

    mutating func findings() throws(CatalogDamage) -> CatalogFindings {
        var findings = CatalogFindings()
        let matched = MatchedRanges()
        let page = ranks.dropFirst(search.offset).prefix(search.limit)
        for (index, rank) in zip(page.indices, page) {
            let entry = try file.name(rank)
            tokens.read(entry.name)
            findings.hits.append(
                CatalogFindings.Hit(
                    rank: rank, kind: entry.kind, id: Int(entry.id), name: String(decoding: entry.name, as: UTF8.self),
                    isAdult: entry.flags & CatalogEntry.adult != 0, isVideo: entry.flags & CatalogEntry.video != 0,
                    ranges: matched.ranges(of: words.terms, in: tokens, entry.name), isForgiven: index >= strictCount))
        }
        findings.total = strictCount == ranks.count ? max(exactTotal ?? 0, ranks.count) : ranks.count
        findings.isTotalExact = exactTotal != nil || isAll
        findings.droppedWords = dropped
        return findings
    }
}
