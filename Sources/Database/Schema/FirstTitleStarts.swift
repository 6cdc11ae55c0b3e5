import Foundation

/// The prefixes of the existing titles when a cache file is migrated to its third version, written as that version wrote them.
///
/// It is part of a migration, so it does not change with the code that writes prefixes today.
struct FirstTitleStarts {
    let handle: SQLiteHandle

    /// Saves the prefixes of all existing titles.
    func saveAll() throws(StoreFailure) {
        try handle.each("SELECT id, title, language, server, popularity FROM title") { (row) throws(StoreFailure) in
            let starts = Self.starts(of: Self.folded(row.text(1) ?? ""))
            guard !starts.isEmpty else { return }
            let shelf = try shelf(server: row.text(3) ?? "", language: row.text(2) ?? "")
            for start in starts {
                try handle.run(
                    "INSERT OR IGNORE INTO title_start(shelf, fame, start, title) VALUES(?1, ?2, ?3, ?4)",
                    [.integer(shelf), .integer(Self.step(of: row.real(4))), .text(start), .integer(row.integer(0))])
            }
        }
    }

    private func shelf(server: String, language: String) throws(StoreFailure) -> Int64 {
        let place: [SQLValue] = [.text(server), .text(language)]
        let stored = try handle.first("SELECT id FROM title_shelf WHERE server = ?1 AND language = ?2", place) { $0.integer(0) }
        if let stored { return stored }
        return try handle.first("INSERT INTO title_shelf(server, language) VALUES(?1, ?2) RETURNING id", place) { $0.integer(0) } ?? 0
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
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
