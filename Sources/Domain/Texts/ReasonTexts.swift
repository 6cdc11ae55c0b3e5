/// The sentences of all reasons that Marquee gives, by key.
enum ReasonTexts {
    static let all: [ReasonText] = [
        answers, shapes, transport, statuses, accounts, lists, sessions, input, places, store, storeFiles, catalog, database, kept, tmdb,
        tmdbFrom15,
        tmdbFrom29,
    ].flatMap(\.self)

    private static let byKey = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }

    /// The sentence for a key; nil if the key is unknown or a value is missing.
    static func sentence(_ key: String, _ values: [String: String], in language: TextLanguage) -> String? {
        byKey[key]?.sentence(in: language, with: values)
    }

    /// The values of an English sentence that a key has now; nil for any other sentence.
    static func values(of key: String, in sentence: String) -> [String: String]? {
        byKey[key].flatMap { ReasonTemplate($0.template(in: .english)).values(in: sentence) }
    }
}
