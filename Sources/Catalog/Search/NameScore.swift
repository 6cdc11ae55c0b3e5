#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The order of answers: popularity, with bounded bonuses for names that look like the query. One bit is twice as popular.
struct NameScore {
    /// The bonuses, in bits. Pure popularity hides a name that is typed letter by letter, and an exact name before all others hides it too:
    /// many obscure names are one word.
    enum Bonus {
        static let starts = 6.0
        static let startsAfterArticle = 3.0
        static let inARow = 1.0
        static let exact = 8.0
    }

    /// How a name is like a query.
    enum Likeness: Int, Comparable {
        case other, inARow, startsAfterArticle, starts, exact

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// Articles at the beginning of a name, as numbers of up to three letters.
    private static let articles = Set(
        [
            "the", "a", "an", "le", "la", "les", "l", "el", "los", "las", "der", "die", "das", "il", "lo", "gli", "un", "une", "een", "de",
            "het",
        ].map { Array($0.utf8).withRawBytes { $0.firstEight } })

    let query: [QueryWords.Word]

    /// The score of a name at a rank; the greater, the earlier.
    func score(_ likeness: Likeness, rank: Int) -> Double {
        let bonus =
            switch likeness {
            case .other: 0.0
            case .inARow: Bonus.inARow
            case .startsAfterArticle: Bonus.startsAfterArticle + Bonus.inARow
            case .starts: Bonus.starts + Bonus.inARow
            case .exact: Bonus.exact + Bonus.starts + Bonus.inARow
            }
        return bonus - log2(Double(rank + 16))
    }

    func likeness(of name: NameTokens) -> Likeness {
        guard !query.isEmpty, query.count <= name.words else { return .other }
        if matches(name, at: 0) {
            // A whole last word is meant, or a beginning that is one.
            let isExact = name.words == query.count && name.word(name.words - 1).count == query[query.count - 1].term.count
            return isExact ? .exact : .starts
        }
        guard name.words > query.count else { return .other }
        if matches(name, at: 1) { return Self.articles.contains(name.word(0).firstEight) ? .startsAfterArticle : .inARow }
        for start in 1...name.words - query.count where matches(name, at: start) { return .inARow }
        return .other
    }

    private func matches(_ name: NameTokens, at start: Int) -> Bool {
        for (index, word) in query.enumerated() {
            let term = name.word(start + index)
            guard word.isOpen || term.count == word.term.count, term.begins(with: word.term) else { return false }
        }
        return true
    }
}
