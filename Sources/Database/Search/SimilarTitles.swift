import MarqueeData
import MarqueeDomain

/// The titles that match a text with one mistake. All titles of a server are compared, so it is used only if nothing else matches.
struct SimilarTitles {
    let tolerance: TypoTolerance

    /// So many rows are more than enough to choose the best of.
    private static let most = 1_000

    /// The rows of the titles.
    func rows(of server: String, on handle: SQLiteHandle) throws(StoreFailure) -> [Int64] {
        var rows: [Int64] = []
        try handle.eachWhile("SELECT id, folded FROM title WHERE server = ?1", [.text(server)]) { row in
            if let folded = row.text(1), tolerance.matches(folded) { rows.append(row.integer(0)) }
            return rows.count < Self.most
        }
        return rows
    }

    /// The rows of the titles that hold all words anywhere.
    static func rows(holding words: SearchWords, of server: String, on handle: SQLiteHandle) throws(StoreFailure) -> [Int64] {
        guard !words.words.isEmpty else { return [] }
        let conditions = words.words.indices.map { "instr(folded, ?\($0 + 3)) > 0" }.joined(separator: " AND ")
        return try handle.all(
            "SELECT id FROM title WHERE server = ?1 AND \(conditions) LIMIT ?2",
            [.text(server), .integer(Int64(most))] + words.words.map { .text(Folding.fold($0)) }
        ) { $0.integer(0) }
    }
}
