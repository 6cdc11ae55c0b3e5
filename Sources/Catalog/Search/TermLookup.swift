/// Finds the lists of words.
struct TermLookup {
    let file: CatalogFile

    /// The most ranks that a beginning without a list of its own can have.
    static let mostLight = 1_024

    /// The list of a whole word.
    func word(_ term: [UInt8]) throws(CatalogDamage) -> Postings? {
        guard try file.filter.mayHave(TermHash(term).whole) else { return nil }
        guard let entry = try file.terms.find(term) else { return nil }
        return try Postings(of: file, count: entry.count, value: entry.value)
    }

    /// The list of all words that begin so: a list of its own if it is long, else the union of the lists of these words.
    func beginning(_ prefix: [UInt8]) throws(CatalogDamage) -> Postings? {
        guard try file.filter.mayHave(TermHash(prefix)) else { return nil }
        if let entry = try file.heavy.find(prefix) { return try Postings(of: file, count: entry.count, value: entry.value) }
        var cursor = try file.terms.cursor(atLeast: prefix)
        var ranks: [UInt32] = []
        var lists = 0
        while try cursor.next(), cursor.starts(with: prefix) {
            lists += 1
            if cursor.entry.count == 1 {
                guard cursor.entry.value < file.header.names else { throw .value }
                ranks.append(cursor.entry.value)
            } else {
                guard case .short(let more) = try Postings(of: file, count: cursor.entry.count, value: cursor.entry.value).form else {
                    throw .value
                }
                ranks += more
            }
            // The importer makes a list of its own for each longer one.
            guard ranks.count <= Self.mostLight else { throw .value }
        }
        guard !ranks.isEmpty else { return nil }
        return lists > 1 ? Postings(sorting: ranks) : Postings(ranks: ranks)
    }

    func list(of word: QueryWords.Word) throws(CatalogDamage) -> Postings? {
        word.isOpen ? try beginning(word.term) : try self.word(word.term)
    }
}

extension TermFilter {
    /// Whether a word is a term, or begins one if it is open.
    func mayHave(_ word: QueryWords.Word) throws(CatalogDamage) -> Bool {
        let hash = TermHash(word.term)
        return try mayHave(word.isOpen ? hash : hash.whole)
    }
}
