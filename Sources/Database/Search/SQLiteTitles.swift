import MarqueeData
import MarqueeDomain

/// Searches the titles in the cache file.
struct SQLiteTitles: TitleDAO {
    let file: CacheFile

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits {
        let words = SearchWords(query.text)
        guard !words.words.isEmpty else { return TitleHits(total: 0, titles: []) }
        return try await file.read { (connection) throws(StoreFailure) in
            let hasWords = try connection.hasTitleWords
            return try TitleSearch(query: query, words: words, isScan: words.isScan || !hasWords).run(on: connection)
        }
    }

    func suggestions(
        for text: String, server: String, language: String, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle] {
        try await file.read { (connection) throws(StoreFailure) in
            try TitleStarts(connection: connection).titles(beginning: text, server: server, language: language, limit: limit)
        }
    }
}
