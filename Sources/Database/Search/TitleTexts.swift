import MarqueeData
import MarqueeDomain

/// The texts of titles in several languages, on a connection.
struct TitleTexts {
    let handle: SQLiteHandle

    func texts(of query: TextQuery) throws(StoreFailure) -> [MediaReference: [Translation]] {
        var found: [MediaReference: [Translation]] = [:]
        for (kind, titles) in Dictionary(grouping: query.titles, by: \.kind) {
            for start in stride(from: 0, to: titles.count, by: Self.batch) {
                try add(titles[start..<min(start + Self.batch, titles.count)], kind, of: query, to: &found)
            }
        }
        return found
    }

    private func add(
        _ titles: ArraySlice<MediaReference>, _ kind: MediaKind, of query: TextQuery, to found: inout [MediaReference: [Translation]]
    ) throws(StoreFailure) {
        let ids = titles.map { SQLValue.integer(Int64($0.id)) }
        let isFew = ids.count <= Self.few
        let unused = repeatElement(SQLValue.null, count: (isFew ? Self.few : Self.batch) - ids.count)
        let languages = " " + query.languages.joined(separator: " ") + " "
        let statement = isFew ? Self.fewInLanguages : Self.inLanguages
        try handle.each(statement, [.text(kind.rawValue), .text(query.server), .text(languages)] + ids + unused) { row in
            guard let language = row.text(2), query.languages.contains(where: { language.isTag(of: $0) }),
                // As with snapshots, a damaged index must not return another title.
                row.text(1) == kind.rawValue, let title = titles.first(where: { Int64($0.id) == row.integer(0) })
            else { return }
            found[title, default: []].append(
                Translation(inTag: language, title: row.text(3) ?? "", originalTitle: row.text(4) ?? "", overview: row.text(5) ?? ""))
        }
    }

    /// The titles of a query: a statement for each takes a lock of the file for each.
    private static let batch = 20
    /// Most pages lack the texts of some titles only: a long list of empty places takes as long as the rows.
    private static let few = 5

    // Rows in other languages are recognized in the index, and not read.
    private static let inLanguages = inLanguages(of: batch)
    private static let fewInLanguages = inLanguages(of: few)

    private static func inLanguages(of count: Int) -> String {
        """
        SELECT media_id, kind, language, title, original_title, overview FROM title
        WHERE instr(?3, ' ' || substr(language, 1, instr(language || '-', '-') - 1) || ' ') > 0 AND kind = ?1 AND server = ?2
            AND NOT \(TitleRow.isAlias()) AND media_id IN (\((0..<count).map { "?\($0 + 4)" }.joined(separator: ", ")))
        """
    }
}

extension [MediaReference: [Translation]] {
    /// Puts the texts of some of the titles in the place of those in the same language.
    mutating func replace(with titles: [IndexedTitle], for query: TextQuery) {
        for title in titles where title.server == query.server && !title.isAlias && query.titles.contains(title.reference) {
            guard query.languages.contains(where: { title.language.isTag(of: $0) }) else { continue }
            let translation = title.translation
            self[title.reference, default: []].removeAll {
                $0.language == translation.language && $0.country == translation.country
            }
            self[title.reference]?.append(translation)
        }
    }
}

extension String {
    /// Whether this is a language or the language with a region.
    fileprivate func isTag(of language: String) -> Bool {
        hasPrefix(language) && (utf8.count == language.utf8.count || utf8.dropFirst(language.utf8.count).first == UInt8(ascii: "-"))
    }
}
