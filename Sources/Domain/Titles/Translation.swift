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

    /// How well this translation matches a wished language such as `pt` or `pt-PT`: 3 exactly, 2 as the main region of the language, 1 as
    /// another region, 0 not at all.
    func fit(_ wish: String) -> Int {
        if wish == "\(language)-\(region)" { return 3 }
        guard wish.prefix(2) == language else { return 0 }
        return region == Self.mainRegions[language] ?? language.uppercased() ? 2 : 1
    }

    /// Where the region of a language in itself is not called like the language, as that of `fr` is.
    private static let mainRegions = ["en": "US", "zh": "CN", "ar": "SA", "sv": "SE", "da": "DK", "ja": "JP", "ko": "KR"]
}
