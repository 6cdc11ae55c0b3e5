import MarqueeDomain

/// The beginnings of titles, each with its most popular titles, so that a suggestion is one look into an index however many titles
/// there are: ordering by popularity after a text search is too slow for every key that is typed.
struct PrefixTable {
    let connection: Connection

    /// The longest beginning that is kept, in characters.
    static let longest = 8
    /// How many titles a beginning keeps; twice what is asked for, as one title may stand under two languages.
    private static let most = 20
    /// From how many words of a title a beginning may start.
    private static let mostStarts = 3

    /// Keeps the beginnings of a title; where a beginning is full, the least popular title leaves it.
    func save(_ title: Int64, _ text: String, language: String, server: String, popularity: Double) throws(StoreFailure) {
        for prefix in Self.prefixes(of: text) {
            let place: [SQLValue] = [.text(prefix), .text(server), .text(language)]
            let (count, least) =
                try connection.first(
                    "SELECT count(*), min(fame) FROM title_prefix WHERE prefix = ?1 AND server = ?2 AND language = ?3", place
                ) { (Int($0.integer(0)), $0.real(1)) } ?? (0, 0)
            if count >= Self.most {
                guard popularity > least else { continue }
                try connection.run(
                    """
                    DELETE FROM title_prefix WHERE prefix = ?1 AND server = ?2 AND language = ?3 AND fame = ?4
                    AND title = (SELECT max(title) FROM title_prefix WHERE prefix = ?1 AND server = ?2 AND language = ?3 AND fame = ?4)
                    """, place + [.real(least)])
            }
            try connection.run(
                "INSERT OR IGNORE INTO title_prefix(prefix, server, language, fame, title) VALUES(?1, ?2, ?3, ?4, ?5)",
                place + [.real(popularity), .integer(title)])
        }
    }

    func remove(_ title: Int64) throws(StoreFailure) {
        try connection.run("DELETE FROM title_prefix WHERE title = ?1", [.integer(title)])
    }

    /// The most popular titles that begin with a text, those in the asked language first.
    func titles(beginning text: String, server: String, language: String, limit: Int) throws(StoreFailure) -> [SuggestedTitle] {
        let folded = SearchWords.folded(text)
        let place: [SQLValue] = [
            .text(String(folded.prefix(Self.longest))), .text(server), .text(language), .text(folded), .text(" " + folded),
        ]
        var found: [SuggestedTitle] = []
        for comparison in ["=", "<>"] where found.count < limit {
            try connection.each(
                """
                SELECT t.kind, t.media_id, t.title, t.released FROM title_prefix AS p JOIN title AS t ON t.id = p.title
                WHERE p.prefix = ?1 AND p.server = ?2 AND p.language \(comparison) ?3
                    AND (substr(t.folded, 1, length(?4)) = ?4 OR instr(t.folded, ?5) > 0)
                ORDER BY p.fame DESC
                """, place
            ) { row in
                let reference = MediaReference(MediaKind(rawValue: row.text(0) ?? ""), Int(row.integer(1)))
                guard found.count < limit, !found.contains(where: { $0.reference == reference }) else { return }
                let year = row.text(3).flatMap { Int($0.prefix(4)) }
                found.append(SuggestedTitle(reference: reference, title: row.text(2) ?? "", year: year))
            }
        }
        return found
    }

    /// Beginnings of one to eight characters, from the start of a title and of the words that follow.
    static func prefixes(of text: String) -> Set<String> {
        let folded = Array(SearchWords.folded(text))
        let starts = folded.indices.filter { $0 == 0 || (folded[$0 - 1] == " " && folded[$0] != " ") }
        return Set(
            starts.prefix(mostStarts).flatMap { start in
                (1...longest).compactMap { length in
                    start + length <= folded.count ? String(folded[start..<(start + length)]) : nil
                }
            })
    }
}
