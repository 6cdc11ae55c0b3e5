import MarqueeData
import MarqueeDomain

/// The texts of titles in several languages, on a connection.
struct TitleTexts {
    let handle: SQLiteHandle

    func texts(of query: TextQuery) throws(StoreFailure) -> [MediaReference: [Translation]] {
        var found: [MediaReference: [Translation]] = [:]
        for title in query.titles {
            var texts: [Translation] = []
            let key: [SQLValue] = [.integer(Int64(title.id)), .text(title.kind.rawValue), .text(query.server)]
            try handle.each(Self.everyLanguage, key) { row in
                guard let language = row.text(2), query.languages.contains(where: { language.isTag(of: $0) }),
                    // As with snapshots, a damaged index must not return another title.
                    row.integer(0) == Int64(title.id), row.text(1) == title.kind.rawValue
                else { return }
                texts.append(
                    Translation(
                        inTag: language, title: row.text(3) ?? "", originalTitle: row.text(4) ?? "", overview: row.text(5) ?? ""))
            }
            if !texts.isEmpty { found[title] = texts }
        }
        return found
    }

    private static let everyLanguage = """
        SELECT media_id, kind, language, title, original_title, overview FROM title WHERE media_id = ?1 AND kind = ?2 AND server = ?3
        """
}

extension String {
    /// Whether this is a language or the language with a region.
    fileprivate func isTag(of language: String) -> Bool {
        hasPrefix(language) && (utf8.count == language.utf8.count || utf8.dropFirst(language.utf8.count).first == UInt8(ascii: "-"))
    }
}
