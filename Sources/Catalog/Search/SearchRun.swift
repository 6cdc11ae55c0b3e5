/// One search: strict answers first, then those with a wrong letter, then those with fewer words.
struct SearchRun {
    /// A word of the query with its list and its answer from the filter. The filter is asked for all words before a list is read, and each
    /// list is read once.
    private enum Slot {
        case unsought
        case unknown
        case list(Postings)
    }

    let file: CatalogFile
    let search: CatalogSearch
    var words: QueryWords
    let filters: [Source]
    private var slots: [Slot]
    /// The similar words of each word that were looked for.
    private var similar: [Int: Source?] = [:]
    private var ranks: [Int] = []
    private var strictCount = 0
    private var isAll = true
    private var exactTotal: Int?
    private var dropped: [String] = []
    private let wanted: Int
    private let tokens: NameTokens
    private let buffer = NameBuffer()

    init(file: CatalogFile, search: CatalogSearch, words: QueryWords, filters: [Source], tokens: NameTokens) {
        self.file = file
        self.search = search
        self.words = words
        self.filters = filters
        self.tokens = tokens
        slots = [Slot](repeating: .unsought, count: words.terms.count)
        wanted = max(CatalogFile.pool, min(search.offset, 10_000) + min(search.limit, 1_000))
    }

    var count: Int { ranks.count }

    var isWorthForgiving: Bool { count == 0 || (count < CatalogFile.fewStrict && words.terms.count <= 2) }

    /// Whether the filter does not know a word.
    private mutating func isUnknown(_ index: Int) throws(CatalogDamage) -> Bool {
        switch slots[index] {
        case .unknown: return true
        case .list: return false
        case .unsought:
            guard try !file.filter.mayHave(words.terms[index]) else { return false }
            slots[index] = .unknown
            return true
        }
    }

    /// The list of a word; nil if no name has it.
    private mutating func list(_ index: Int) throws(CatalogDamage) -> Postings? {
        if try isUnknown(index) { return nil }
        if case .list(let list) = slots[index] { return list }
        let list = try TermLookup(file: file).list(of: words.terms[index])
        slots[index] = list.map(Slot.list) ?? .unknown
        return list
    }

    mutating func strict(_ isCancelled: () -> Bool) throws(CatalogDamage) {
        for index in slots.indices where try isUnknown(index) { return }
        var sources: [Source] = []
        for index in slots.indices {
            guard let list = try list(index) else { return }
            sources.append(Source([list]))
        }
        let found = try Intersection(of: sources + filters, in: file).first(wanted, isCancelled: isCancelled)
        isAll = found.isAll
        if sources.count == 1, filters.isEmpty { exactTotal = sources[0].count }
        let areAllCompared = found.isAll && found.ranks.count <= CatalogFile.pool
        ranks = try ordered(areAllCompared ? [] : try exact(isCancelled), found.ranks)
        strictCount = ranks.count
    }

    /// Names that are the query and not among the popular ones: all words, and no other.
    private mutating func exact(_ isCancelled: () -> Bool) throws(CatalogDamage) -> [Int] {
        let lookup = TermLookup(file: file)
        var (whole, term) = (WholeName(), [UInt8]())
        for word in words.sequence { word.term.withUnsafeBytes { whole.add($0) } }
        whole.put(in: &term)
        guard let list = try lookup.word(term) else { return [] }
        var sources = [Source([list])]
        for (index, word) in words.terms.enumerated() {
            guard let list = word.isOpen ? try lookup.word(word.term) : try self.list(index) else { return [] }
            sources.append(Source([list]))
        }
        return try Intersection(of: sources + filters, in: file).first(5, isCancelled: isCancelled).ranks
    }

    /// Puts the most popular names and those that are the query into the order of answers, each once. How many those are does not depend on
    /// the limit, so that a higher one changes no place.
    private mutating func ordered(_ exact: [Int], _ ranks: [Int]) throws(CatalogDamage) -> [Int] {
        let score = NameScore(query: words.sequence)
        let compared = exact + ranks.prefix(CatalogFile.pool).filter { !exact.contains($0) }
        var scored: [(rank: Int, isExact: Bool, score: Double)] = []
        scored.reserveCapacity(compared.count)
        let ended = search.isEnded || search.text.last == " "
        let isOneWord = words.sequence.count == 1 && words.terms == words.sequence
        for rank in compared {
            let likeness = try likeness(of: rank, score, isOneWord)
            scored.append((rank, likeness == .exact, score.score(likeness, rank: rank)))
        }
        scored.sort { first, second in
            if ended, first.isExact != second.isExact { return first.isExact }
            return first.score != second.score ? first.score > second.score : first.rank < second.rank
        }
        // A name that was typed in full is the first one. The text may go on, so other names of the same words have no such place.
        if let exact = scored.firstIndex(where: \.isExact), exact > 0 { scored.insert(scored.remove(at: exact), at: 0) }
        return scored.map(\.rank) + ranks.dropFirst(CatalogFile.pool).filter { !exact.contains($0) }
    }

    /// How a name that has all words is like the query. Only names that their facts leave open are read, and only few of those cut.
    private func likeness(of rank: Int, _ score: NameScore, _ isOneWord: Bool) throws(CatalogDamage) -> NameScore.Likeness {
        let facts = try file.facts(rank)
        if isOneWord, let likeness = score.likeness(facts) { return likeness }
        let name = try file.name(rank, in: buffer).name
        if facts.isPlain { return score.likeness(of: PlainName(bytes: name), beginsWithArticle: facts.beginsWithArticle) }
        tokens.read(name)
        return score.likeness(of: tokens)
    }

    /// Adds names that have a word with one letter changed, or words written together or apart.
    mutating func forgiving(_ isCancelled: () -> Bool) throws(CatalogDamage) {
        var found: [Int] = []
        if try canForgive() {
            var unknown: Set<Int> = []
            for index in slots.indices where try list(index) == nil { unknown.insert(index) }
            // A word that no name has is the wrong one. The others may be wrong too.
            found = try withSimilar(at: unknown.isEmpty ? Set(slots.indices) : unknown, isCancelled)
            if found.isEmpty, !unknown.isEmpty, unknown.count < slots.count {
                found = try withSimilar(at: Set(slots.indices), isCancelled)
            }
        }
        // A space is forgiven in short queries only: each try is a query of its own.
        for sources in words.terms.count <= 3 ? try respaced() : [] {
            found += try Intersection(of: sources + filters, in: file).first(wanted, isCancelled: isCancelled).ranks
        }
        let known = ranks
        found.sort()
        for (index, rank) in found.enumerated() where (index == 0 || rank != found[index - 1]) && !known.contains(rank) {
            ranks.append(rank)
        }
        isAll = isAll && ranks.count < wanted
    }

    /// Whether each word that the filter does not know has similar ones.
    private mutating func canForgive() throws(CatalogDamage) -> Bool {
        for index in slots.indices where try isUnknown(index) {
            if try similar(to: index) == nil { return false }
        }
        return true
    }

    private mutating func similar(to index: Int) throws(CatalogDamage) -> Source? {
        if let known = similar[index] { return known }
        let source = try WrongLetters(file).source(of: words.terms[index])
        similar[index] = .some(source)
        return source
    }

    /// The names that have all words, some of which may have one wrong letter.
    private mutating func withSimilar(at places: Set<Int>, _ isCancelled: () -> Bool) throws(CatalogDamage) -> [Int] {
        var sources: [Source] = []
        var forgives = false
        for index in slots.indices {
            var source = Source(try list(index).map { [$0] } ?? [])
            if places.contains(index), let similar = try similar(to: index) {
                forgives = true
                source.add(similar)
            }
            if source.count == 0 || isCancelled() { return [] }
            sources.append(source)
        }
        return forgives ? try Intersection(of: sources + filters, in: file).first(wanted, isCancelled: isCancelled).ranks : []
    }

    /// The words with a space more or less: "starwars" as two words, "spider man" as one.
    private mutating func respaced() throws(CatalogDamage) -> [[Source]] {
        let lookup = TermLookup(file: file)
        var found: [[Source]] = []
        for (index, word) in words.terms.enumerated() where word.forgives {
            if index + 1 < words.terms.count, words.terms[index + 1].forgives, let others = try others(than: index...index + 1) {
                let next = words.terms[index + 1]
                let both = word.term + next.term
                let joined = QueryWords.Word(
                    term: Array(both[..<both.withRawBytes(NameTokens.cut)]), isOpen: next.isOpen, forgives: true)
                if let list = try lookup.list(of: joined) { found.append(others + [Source([list])]) }
            }
            guard let others = try others(than: index...index) else { continue }
            for cut in 2..<max(2, word.term.count - 1) where word.term[cut] & 0xC0 != 0x80 {
                let rest = QueryWords.Word(term: Array(word.term[cut...]), isOpen: word.isOpen, forgives: true)
                guard try file.filter.mayHave(rest), let first = try lookup.word(Array(word.term[..<cut])) else { continue }
                guard let second = try lookup.list(of: rest) else { continue }
                found.append(others + [Source([first]), Source([second])])
            }
        }
        return found
    }

    /// The sources of the other words; nil if no name has one of them.
    private mutating func others(than range: ClosedRange<Int>) throws(CatalogDamage) -> [Source]? {
        var sources: [Source] = []
        for index in slots.indices where !range.contains(index) {
            guard let list = try list(index) else { return nil }
            sources.append(Source([list]))
        }
        return sources
    }

    /// Leaves words out from the right until something is found, and forgives a letter of the last one that is left.
    mutating func dropping(_ isCancelled: () -> Bool) throws(CatalogDamage) {
        while words.terms.count > 1, ranks.isEmpty, !isCancelled() {
            let last = words.terms.removeLast()
            slots.removeLast()
            dropped.insert(String(decoding: last.term, as: UTF8.self), at: 0)
            words.sequence = words.terms
            try strict(isCancelled)
            if ranks.isEmpty, words.terms.count == 1 { try forgiving(isCancelled) }
        }
        if ranks.isEmpty { dropped = [] }
    }

    mutating func findings() throws(CatalogDamage) -> CatalogFindings {
        var findings = CatalogFindings()
        var matched: MatchedRanges?
        let page = ranks.dropFirst(search.offset).prefix(search.limit)
        findings.hits.reserveCapacity(page.count)
        for (index, rank) in zip(page.indices, page) {
            let entry = try file.name(rank, in: buffer)
            let ranges: [Range<Int>]
            if try file.facts(rank).isPlain {
                ranges = PlainName(bytes: entry.name).ranges(of: words.terms)
            } else {
                tokens.read(entry.name)
                let kept = matched ?? MatchedRanges()
                ranges = kept.ranges(of: words.terms, in: tokens, entry.name)
                matched = kept
            }
            findings.hits.append(
                CatalogFindings.Hit(
                    rank: rank, kind: entry.kind, id: Int(entry.id), name: String(decoding: entry.name, as: UTF8.self),
                    isAdult: entry.flags & CatalogEntry.adult != 0, isVideo: entry.flags & CatalogEntry.video != 0,
                    ranges: ranges, isForgiven: index >= strictCount))
        }
        findings.total = strictCount == ranks.count ? max(exactTotal ?? 0, ranks.count) : ranks.count
        findings.isTotalExact = exactTotal != nil || isAll
        findings.droppedWords = dropped
        return findings
    }
}
