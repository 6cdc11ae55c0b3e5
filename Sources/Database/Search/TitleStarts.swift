import MarqueeData
import MarqueeDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The prefixes of titles for suggestions: each title has a row for its start and for each of its first words.
///
/// Rows are sorted by popularity step and then by text. One letter may match a fifth of all titles, but the most popular of those are among
/// the first rows of the highest steps, and a long prefix has few rows in any step.
struct TitleStarts {
    let handle: SQLiteHandle

    /// The length of a stored prefix, in characters; longer input is compared with the title itself.
    private static let longest = 32
    /// The number of words of a title at which a prefix may start.
    private static let mostStarts = 3
    /// The number of rows of one step that are examined: many titles may have equal popularity, and are equally good.
    private static let mostOfAStep = 100
    private static let range: ClosedRange<Int64> = -40...200

    /// Saves the prefixes of a folded title.
    func save(_ title: Int64, _ folded: String, language: String, server: String, popularity: Double) throws(StoreFailure) {
        let starts = Self.starts(of: folded)
        guard !starts.isEmpty else { return }
        let partition = try partition(server, language)
        let marks = starts.indices.map { "(?1, ?2, ?\($0 + 4), ?3)" }.joined(separator: ", ")
        try handle.run(
            "INSERT OR IGNORE INTO title_start(shelf, fame, start, title) VALUES\(marks)",
            [.integer(partition), .integer(Self.step(of: popularity)), .integer(title)] + starts.map { .text($0) })
    }

    /// Removes the prefixes of a folded title. They are found by what they were made of, because an index by title would cost more than
    /// all other indexes of a title.
    func remove(_ title: Int64, _ folded: String, language: String, server: String, popularity: Double) throws(StoreFailure) {
        let starts = Self.starts(of: folded)
        guard !starts.isEmpty else { return }
        let partition = try partition(server, language)
        let unused = repeatElement(SQLValue.null, count: Self.mostStarts - starts.count)
        try handle.run(
            "DELETE FROM title_start WHERE shelf = ?1 AND fame = ?2 AND title = ?3 AND start IN (?4, ?5, ?6)",
            [.integer(partition), .integer(Self.step(of: popularity)), .integer(title)] + starts.map { .text($0) } + unused)
    }

    /// The titles that are the text, and then the most popular ones with this prefix, at their start or at one of their first words; titles
    /// in the requested language first.
    func titles(
        beginning text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) throws(StoreFailure) -> [SuggestedTitle] {
        let texts = ([text] + SearchWords.otherSpellings(of: text)).map(Folding.fold)
        let partitions = try handle.all("SELECT id, language = ?2 FROM title_shelf WHERE server = ?1", [.text(server), .text(language)]) {
            (id: $0.integer(0), isAsked: $0.integer(1) == 1)
        }
        func matches(isAsked: Bool) throws(StoreFailure) -> Matches {
            var matches = Matches()
            for partition in partitions where partition.isAsked == isAsked {
                for folded in texts { matches += try self.matches(in: partition.id, folded, includesAdult, atLeast: limit) }
            }
            return matches
        }
        let asked = try matches(isAsked: true)
        var others = Matches()
        if asked.titles.count < limit {
            others = try matches(isAsked: false)
        } else {
            for partition in partitions where !partition.isAsked {
                for folded in texts {
                    others.whole += try whole(in: partition.id, folded, includesAdult, limit, below: Self.range.upperBound)
                }
            }
        }
        var found: [SuggestedTitle] = []
        for candidates in [asked.whole, others.whole, asked.first, others.first] where found.count < limit {
            for candidate in candidates.sorted() where !found.contains(where: { $0.reference == candidate.title.reference }) {
                found.append(candidate.title)
                if found.count == limit { break }
            }
        }
        return found
    }

    /// The rows of the highest steps that together have enough titles, and the titles that are the text. If all rows with the prefix are read,
    /// these are among them. Otherwise they are looked for in each step that was not read whole.
    private func matches(
        in partition: Int64, _ folded: String, _ includesAdult: Bool, atLeast limit: Int
    ) throws(StoreFailure) -> Matches {
        var matches = Matches()
        var (step, rows, isCut) = (Int64.max, 0, false)
        try handle.eachWhile(Self.search, Self.values(partition, folded, includesAdult) + [.text(" " + folded)]) { row in
            if row.integer(0) != step { (step, rows) = (row.integer(0), 0) }
            isCut = matches.titles.count >= limit && (rows == 0 || rows >= Self.mostOfAStep)
            if isCut { return false }
            rows += 1
            let candidate = Candidate(row)
            if row.integer(6) == 1 { matches.whole.append(candidate) }
            if matches.titles.insert(candidate.title.reference).inserted { matches.first.append(candidate) }
            return true
        }
        if isCut { matches.whole += try whole(in: partition, folded, includesAdult, limit, below: step) }
        return matches
    }

    /// The titles that are the text, of a step and those below it, the most popular ones first: one seek in each step.
    private func whole(
        in partition: Int64, _ folded: String, _ includesAdult: Bool, _ limit: Int, below step: Int64
    ) throws(StoreFailure) -> [Candidate] {
        try handle.all(
            Self.searchOfWhole, Self.values(partition, folded, includesAdult) + [.integer(Int64(max(0, limit))), .integer(step)]
        ) { Candidate($0) }
    }

    private static func values(_ partition: Int64, _ folded: String, _ includesAdult: Bool) -> [SQLValue] {
        [.integer(partition), .text(String(folded.prefix(longest))), .text(folded), SQLValue(includesAdult)]
    }

    /// The steps from the highest one with rows to the lowest one. Nearly all between them have rows, so finding the next one with rows would take
    /// as long as looking into it. A step of a damaged file that no popularity has is not visited.
    private static func steps(from highest: String) -> String {
        """
        WITH RECURSIVE step(fame) AS (
            SELECT min(\(highest), max(fame)) FROM title_start WHERE shelf = ?1
            UNION ALL
            SELECT fame - 1 FROM step WHERE fame > max(\(range.lowerBound), (SELECT min(fame) FROM title_start WHERE shelf = ?1)))

        """
    }

    /// The start of a title that is the text is the text, so few titles are compared.
    private static let isWhole = "CASE s.start WHEN ?2 THEN substr(t.folded, 1, length(?3) + 1) = ?3 || char(10) ELSE 0 END"

    /// Goes within each step directly to the prefix.
    private static let search =
        steps(from: "\(range.upperBound)") + """
            SELECT s.fame, t.kind, t.media_id, t.title, t.released, t.popularity, \(isWhole)
            FROM step CROSS JOIN title_start AS s CROSS JOIN title AS t
            WHERE s.shelf = ?1 AND s.fame = step.fame AND s.start >= ?2 AND s.start < ?2 || char(1114111) AND t.id = s.title
                AND (length(?3) <= length(?2) OR substr(t.folded, 1, length(?3)) = ?3 OR instr(t.folded, ?5) > 0)
                AND (?4 OR NOT t.adult)
            """

    private static let searchOfWhole =
        steps(from: "?6") + """
            SELECT s.fame, t.kind, t.media_id, t.title, t.released, t.popularity
            FROM step CROSS JOIN title_start AS s CROSS JOIN title AS t
            WHERE s.shelf = ?1 AND s.fame = step.fame AND s.start = ?2 AND t.id = s.title AND \(isWhole) AND (?4 OR NOT t.adult)
            LIMIT ?5
            """

    private func partition(_ server: String, _ language: String) throws(StoreFailure) -> Int64 {
        let place: [SQLValue] = [.text(server), .text(language)]
        let stored = try handle.first("SELECT id FROM title_shelf WHERE server = ?1 AND language = ?2", place) { $0.integer(0) }
        if let stored { return stored }
        return try handle.first("INSERT INTO title_shelf(server, language) VALUES(?1, ?2) RETURNING id", place) { $0.integer(0) } ?? 0
    }

    /// Popularity in steps of a fifth, so that rows of titles rarely move.
    static func step(of popularity: Double) -> Int64 {
        guard popularity.isFinite, popularity > 0 else { return range.lowerBound }
        return Int64((log2(popularity) * 4).rounded(.down).clamped(to: Double(range.lowerBound)...Double(range.upperBound)))
    }

    /// The prefixes of a folded title: at its start and at the following words.
    static func starts(of folded: String) -> [String] {
        var starts: [Substring] = []
        var isBeginning = true
        for index in folded.indices where starts.count < mostStarts {
            let isSpace = folded[index] == " "
            if isBeginning, !isSpace || index == folded.startIndex { starts.append(folded[index...].prefix(longest)) }
            isBeginning = isSpace
        }
        return starts.map(String.init)
    }
}

/// The titles that match, of some partitions.
private struct Matches {
    /// Those that are the text, and those of the highest steps, in no order.
    var whole: [Candidate] = []
    var first: [Candidate] = []
    /// The titles of ``first``.
    var titles: Set<MediaReference> = []

    static func += (matches: inout Matches, others: Matches) {
        matches.whole += others.whole
        matches.first += others.first
        matches.titles.formUnion(others.titles)
    }
}

/// A matching title, with the values that determine its position.
private struct Candidate: Comparable {
    let title: SuggestedTitle
    let popularity: Double

    init(_ row: Statement) {
        let reference = MediaReference(MediaKind(rawValue: row.text(1) ?? ""), Int(row.integer(2)))
        var title = SuggestedTitle(reference: reference, title: row.text(3) ?? "")
        title.year = row.text(4).flatMap { Int($0.prefix(4)) }
        self.title = title
        popularity = row.real(5)
    }

    static func < (a: Candidate, b: Candidate) -> Bool {
        (b.popularity, a.title.reference.id) < (a.popularity, b.title.reference.id)
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
