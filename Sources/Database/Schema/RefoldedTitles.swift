import MarqueeData
import MarqueeDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folded titles and their prefixes when a cache file is migrated to its sixth version, which folds by the SDK's own table.
///
/// It is part of a migration, so it does not change with the code that writes titles today. The table of folding may change, because each
/// change of it is a step of its own, which folds all titles again.
struct RefoldedTitles {
    let handle: SQLiteHandle

    private struct Title {
        let id: Int64
        let title: String
        let originalTitle: String
        let folded: String
        let language: String
        let server: String
        let popularity: Double

        /// The folded title, without the original one.
        var newTitle: String { Folding.fold(title) }
        var newFolded: String { newTitle + "\n" + (originalTitle == title ? newTitle : Folding.fold(originalTitle)) }
        /// Compared by bytes, because texts are equal for Swift whose Hangul is composed in one of them only.
        var isToBeSaved: Bool { !newFolded.utf8.elementsEqual(folded.utf8) }
    }

    private static let pageSize = 500

    /// Saves the folded titles that differ, and their prefixes.
    func saveAll() throws(StoreFailure) {
        var last: Int64?
        repeat {
            let titles = try titles(after: last ?? .min)
            for title in titles where title.isToBeSaved { try save(title) }
            last = titles.last?.id
        } while last != nil
    }

    private func titles(after id: Int64) throws(StoreFailure) -> [Title] {
        try handle.all(
            """
            SELECT id, title, original_title, folded, language, server, popularity FROM title WHERE id > ?1 ORDER BY id
            LIMIT \(Self.pageSize)
            """, [.integer(id)]
        ) {
            Title(
                id: $0.integer(0), title: $0.text(1) ?? "", originalTitle: $0.text(2) ?? "", folded: $0.text(3) ?? "",
                language: $0.text(4) ?? "", server: $0.text(5) ?? "", popularity: $0.real(6))
        }
    }

    private func save(_ title: Title) throws(StoreFailure) {
        try handle.run("UPDATE title SET folded = ?1 WHERE id = ?2", [.text(title.newFolded), .integer(title.id)])
        try handle.run("DELETE FROM title_start WHERE title = ?1", [.integer(title.id)])
        let starts = Self.starts(of: title.newTitle)
        guard !starts.isEmpty else { return }
        let shelf = try shelf(server: title.server, language: title.language)
        for start in starts {
            try handle.run(
                "INSERT OR IGNORE INTO title_start(shelf, fame, start, title) VALUES(?1, ?2, ?3, ?4)",
                [.integer(shelf), .integer(Self.step(of: title.popularity)), .text(start), .integer(title.id)])
        }
    }

    private func shelf(server: String, language: String) throws(StoreFailure) -> Int64 {
        let place: [SQLValue] = [.text(server), .text(language)]
        let stored = try handle.first("SELECT id FROM title_shelf WHERE server = ?1 AND language = ?2", place) { $0.integer(0) }
        if let stored { return stored }
        return try handle.first("INSERT INTO title_shelf(server, language) VALUES(?1, ?2) RETURNING id", place) { $0.integer(0) } ?? 0
    }

    /// Popularity in steps of a fifth.
    private static func step(of popularity: Double) -> Int64 {
        guard popularity.isFinite, popularity > 0 else { return -40 }
        return Int64(min(max((log2(popularity) * 4).rounded(.down), -40), 200))
    }

    /// The prefixes from the start and from the two words that follow, 32 characters each.
    private static func starts(of folded: String) -> [String] {
        var starts: [Substring] = []
        var isBeginning = true
        for index in folded.indices where starts.count < 3 {
            let isSpace = folded[index] == " "
            if isBeginning, !isSpace || index == folded.startIndex { starts.append(folded[index...].prefix(32)) }
            isBeginning = isSpace
        }
        return starts.map(String.init)
    }
}
