/// The texts of a title in one language.
public struct Translation: Sendable, Equatable, Codable {
    /// The language, as ISO 639-1.
    public var language: String
    /// The country, as ISO 3166-1.
    public var country: String
    /// The title; empty where it equals the original.
    public var title = ""
    /// The overview; empty if missing.
    public var overview = ""
    /// The tagline; empty if missing.
    public var tagline = ""
    /// The website; empty if missing.
    public var homepage = ""
    /// The runtime of this version in minutes; nil if unknown.
    public var runtime: Int?
    /// The name of the language in itself; empty if TMDb has none.
    public var languageName = ""
    /// The name of the language in English; empty if unknown.
    public var englishName = ""

    public init(language: String, country: String) {
        self.language = language
        self.country = country
    }

    /// The language and its region as one tag: `pt-BR`.
    var tag: String { country.isEmpty ? language : "\(language)-\(country)" }
}

extension [Translation] {
    /// The texts in a language, as `pt-BR`, or as `pt` for the first one in any region; nil if there are none: `movie.translations?["de"]`.
    public subscript(language: String) -> Translation? {
        first { $0.tag == language } ?? first { $0.language == language }
    }
}

/// A text of a translation.
enum TranslatedText { case title, overview, tagline, homepage }

extension Translation {
    func text(_ text: TranslatedText) -> String {
        switch text {
        case .title: title
        case .overview: overview
        case .tagline: tagline
        case .homepage: homepage
        }
    }
}
