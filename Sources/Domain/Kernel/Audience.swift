/// The settings of a user that TMDb's answers depend on: languages, region, and whether adult titles are included.
///
/// The cache key of an answer has the settings that the answer depends on, so answers in two languages never mix.
public struct Audience: Sendable, Hashable {
    /// The language of texts: an ISO 639-1 code, optionally with a region, such as `fr` or `fr-FR`.
    public let language: String
    /// The languages that fill texts missing in ``language``, best first, each once.
    public let fallbackLanguages: [String]
    /// The region of release dates: an ISO 3166-1 code such as `FR`; nil for no region.
    public let region: String?
    /// Whether adult titles are included in searches.
    public let includesAdult: Bool

    /// English, no region, no adult titles: TMDb's own default.
    public static let standard = Audience(unchecked: "en-US", fallbackLanguages: [], region: nil, includesAdult: false)

    /// Creates an audience, with languages in TMDb's form: `pt_br` becomes `pt-BR`.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` unless languages look like `fr` or `fr-FR` and the region like `FR`. For scripts and groups
    ///   of countries, such as `zh-Hant` and `es-419`, the reason says what to write instead.
    public init(
        language: String = Audience.standard.language, fallbackLanguages: [String] = [], region: String? = nil, includesAdult: Bool = false
    ) throws(MarqueeError) {
        let language = try LanguageTag.repaired(language)
        var fallbacks: [String] = []
        for tag in fallbackLanguages {
            let tag = try LanguageTag.repaired(tag)
            // Equal audiences have equal cache keys.
            if tag != language, !fallbacks.contains(tag) { fallbacks.append(tag) }
        }
        if let region, !Audience.isRegion(region) {
            throw MarqueeError(.invalidInput, .init("audience.region"))
        }
        self.init(unchecked: language, fallbackLanguages: fallbacks, region: region, includesAdult: includesAdult)
    }

    /// Creates an audience from its languages, best first.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an invalid language, or unless the region looks like `FR`.
    public init(languages: LanguageChain, region: String? = nil, includesAdult: Bool = false) throws(MarqueeError) {
        if let refusal = languages.refusal { throw refusal }
        try self.init(
            language: languages.tags[0], fallbackLanguages: Array(languages.tags.dropFirst()), region: region, includesAdult: includesAdult)
    }

    /// The language and the fallback languages, best first.
    public var languages: LanguageChain { LanguageChain(valid: [language] + fallbackLanguages) }

    /// Returns the audience with other languages; an invalid chain changes nothing.
    package func speaking(_ languages: LanguageChain) -> Audience {
        guard languages.refusal == nil else { return self }
        return Audience(
            unchecked: languages.tags[0], fallbackLanguages: Array(languages.tags.dropFirst()), region: region, includesAdult: includesAdult
        )
    }

    private init(unchecked language: String, fallbackLanguages: [String], region: String?, includesAdult: Bool) {
        self.language = language
        self.fallbackLanguages = fallbackLanguages
        self.region = region
        self.includesAdult = includesAdult
    }

    /// Returns the audience with some of its settings; the others are those of ``standard``.
    package func keeping(language: Bool, fallbackLanguages: Bool, region: Bool, includesAdult: Bool) -> Audience {
        Audience(
            unchecked: language ? self.language : Audience.standard.language,
            fallbackLanguages: fallbackLanguages ? self.fallbackLanguages : [], region: region ? self.region : nil,
            includesAdult: includesAdult && self.includesAdult)
    }

    private static func isRegion(_ code: String) -> Bool {
        code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
}
