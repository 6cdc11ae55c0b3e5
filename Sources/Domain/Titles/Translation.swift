/// The texts of a title in one language.
public struct Translation: Sendable, Hashable, Codable {
    /// The language, as ISO 639-1.
    public var language: String
    /// The region, as ISO 3166-1.
    public var region: String
    /// The title; empty where it equals the original.
    public var title = ""
    /// The overview; empty if missing.
    public var overview = ""
    /// The tagline; empty if missing.
    public var tagline = ""
    /// The website; empty if missing.
    public var homepage = ""

    /// Creates a translation.
    public init(language: String, region: String) {
        self.language = language
        self.region = region
    }

    /// How well this translation matches a requested language such as `pt` or `pt-PT`: 2 exactly, 1 by language, 0 not at all.
    func fit(_ wish: String) -> Int {
        if wish == "\(language)-\(region)" { return 2 }
        return wish.split(separator: "-").first.map(String.init) == language ? 1 : 0
    }
}

/// The texts of a title in the fallback languages of an audience. TMDb itself has fallbacks only for titles; an overview that does not
/// exist in a language comes empty.
struct Fallbacks {
    private let translations: [Translation]

    /// Orders translations by the fallback languages, best first.
    init(_ translations: [Translation], in languages: [String]) {
        self.translations = languages.compactMap { wish in
            translations.filter { $0.fit(wish) > 0 }.max { $0.fit(wish) < $1.fit(wish) }
        }
    }

    /// The text itself or, if it is empty, the first translation that is not.
    func filled(_ text: String, _ field: KeyPath<Translation, String>) -> String {
        text.isEmpty ? translations.lazy.map { $0[keyPath: field] }.first { !$0.isEmpty } ?? "" : text
    }
}
