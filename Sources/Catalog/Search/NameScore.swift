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
        if matches(name, at: 1) { return NameFacts.isArticle(name.word(0)) ? .startsAfterArticle : .inARow }
        for start in 1...name.words - query.count where matches(name, at: start) { return .inARow }
        return .other
    }

    /// The likeness of a name that has the only word of the query; nil if the facts do not tell it.
    func likeness(_ facts: NameFacts) -> Likeness? {
        guard let first = query.first?.term.first else { return nil }
        guard facts.initial == NameFacts.initial(of: first) else {
            // A plain name has no joined words, so one of its later words is that of the query.
            return facts.isPlain && !facts.beginsWithArticle ? .inARow : nil
        }
        let isLetter = query[0].isOpen && query[0].term.count == 1 && TermKeys.isLetter(first)
        return isLetter && !facts.isOneWord ? .starts : nil
    }

    /// The likeness of a plain name.
    ///
    /// - Parameter beginsWithArticle: Whether its first word is an article.
    func likeness(of name: PlainName, beginsWithArticle: Bool) -> Likeness {
        guard let last = query.last else { return .other }
        let first = name.word(from: 0)
        if let found = place(of: last, ifMatching: name, at: first) {
            let end = found + last.term.count
            return name.end(from: found) == end && name.word(from: end) == name.bytes.count ? .exact : .starts
        }
        var start = name.word(from: name.end(from: first))
        if place(of: last, ifMatching: name, at: start) != nil { return beginsWithArticle ? .startsAfterArticle : .inARow }
        while start < name.bytes.count {
            start = name.word(from: name.end(from: start))
            if place(of: last, ifMatching: name, at: start) != nil { return .inARow }
        }
        return .other
    }

    /// The place of the query's last word, if its words follow each other in a name from a place on.
    private func place(of last: QueryWords.Word, ifMatching name: PlainName, at start: Int) -> Int? {
        var (place, start) = (start, start)
        for word in query {
            guard start < name.bytes.count, name.has(word, at: start) else { return nil }
            place = start
            start = name.word(from: name.end(from: start))
        }
        return place
    }

    private func matches(_ name: NameTokens, at start: Int) -> Bool {
        for (index, word) in query.enumerated() {
            let term = name.word(start + index)
            guard word.isOpen || term.count == word.term.count, term.begins(with: word.term) else { return false }
        }
        return true
    }
}
