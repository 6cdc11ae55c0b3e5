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
    /// The runtime of this version in minutes, if known.
    public var runtime: Int?
    /// The name of the language in itself; empty if TMDb has none.
    public var languageName = ""
    /// The name of the language in English; empty if unknown.
    public var englishName = ""

    public init(language: String, region: String) {
        self.language = language
        self.region = region
    }

    /// How well this translation suits the reader of a wished language such as `pt` or `pt-PT`, as ``WishedLanguage/fit(_:_:)`` says.
    func fit(_ wish: WishedLanguage) -> Int { wish.fit(language, region) }

    /// The language and its region as one tag: `pt-BR`.
    var tag: String { region.isEmpty ? language : "\(language)-\(region)" }
}
