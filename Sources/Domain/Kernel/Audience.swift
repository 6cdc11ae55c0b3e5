/// The settings of a user that TMDb's answers depend on: languages, regions, and whether adult titles are included.
///
/// The cache key of an answer has the settings that the answer depends on, so answers in two languages never mix.
///
/// ```swift
/// let audience = try Audience(languages: ["de-AT", "de", "en"], regions: ["AT", "DE", "US"])
/// let austrian = marquee.client(for: audience)
/// ```
public struct Audience: Sendable, Hashable {
    /// The language of texts: an ISO 639-1 code, optionally with a region, such as `fr` or `fr-FR`.
    public let language: String
    /// The languages that fill texts missing in ``language``, best first, each once.
    public let fallbackLanguages: [String]
    /// The region of release dates: an ISO 3166-1 code such as `FR`; nil for no region. Only this one is sent to the server.
    public let region: String?
    /// The regions of dates, certifications and offers that are missing in ``region``, best first, each once. An answer has the values of all
    /// regions, so they are no part of its cache key.
    public let fallbackRegions: [String]
    /// Whether adult titles are included in searches and in TMDb's lists.
    public let includesAdult: Bool

    /// English, no region, no adult titles: TMDb's own default.
    public static let standard = Audience(unchecked: "en-US", fallbackLanguages: [], region: nil, fallbackRegions: [], includesAdult: false)

    /// Creates an audience, with languages in TMDb's form: `pt_br` becomes `pt-BR`. Without a region, the first fallback region is the region.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` unless languages look like `fr` or `fr-FR` and regions like `FR`. For scripts and groups
    ///   of countries, such as `zh-Hant` and `es-419`, the reason names the tag to write instead.
    public init(
        language: String = Audience.standard.language, fallbackLanguages: [String] = [], region: String? = nil,
        fallbackRegions: [String] = [], includesAdult: Bool = false
    ) throws(MarqueeError) {
        let language = try LanguageTag.repaired(language)
        var fallbacks: [String] = []
        for tag in fallbackLanguages {
            let tag = try LanguageTag.repaired(tag)
            // Equal audiences have equal cache keys.
            if tag != language, !fallbacks.contains(tag) { fallbacks.append(tag) }
        }
        var regions: [String] = []
        for region in (region.map { [$0] } ?? []) + fallbackRegions {
            try Audience.check(region: region)
            if !regions.contains(region) { regions.append(region) }
        }
        self.init(
            unchecked: language, fallbackLanguages: fallbacks, region: regions.first, fallbackRegions: Array(regions.dropFirst()),
            includesAdult: includesAdult)
    }

    /// Creates an audience from its languages, best first.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an invalid language, or unless the region looks like `FR`.
    public init(languages: LanguageChain, region: String? = nil, includesAdult: Bool = false) throws(MarqueeError) {
        try self.init(languages: languages, regions: region.map { [$0] } ?? [], includesAdult: includesAdult)
    }

    /// Creates an audience from its languages and its regions, best first.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an invalid language, or unless regions look like `FR`.
    public init(languages: LanguageChain, regions: [String], includesAdult: Bool = false) throws(MarqueeError) {
        if let refusal = languages.refusal { throw refusal }
        try self.init(
            language: languages.tags[0], fallbackLanguages: Array(languages.tags.dropFirst()), fallbackRegions: regions,
            includesAdult: includesAdult)
    }

    /// The language and the fallback languages, best first.
    public var languages: LanguageChain { LanguageChain(valid: [language] + fallbackLanguages) }

    /// The region and the fallback regions, best first; empty without a region.
    public var regions: [String] { (region.map { [$0] } ?? []) + fallbackRegions }

    /// Returns the audience with other languages; an invalid chain changes nothing.
    package func speaking(_ languages: LanguageChain) -> Audience {
        guard languages.refusal == nil else { return self }
        return Audience(
            unchecked: languages.tags[0], fallbackLanguages: Array(languages.tags.dropFirst()), region: region,
            fallbackRegions: fallbackRegions, includesAdult: includesAdult)
    }

    private init(
        unchecked language: String, fallbackLanguages: [String], region: String?, fallbackRegions: [String], includesAdult: Bool
    ) {
        self.language = language
        self.fallbackLanguages = fallbackLanguages
        self.region = region
        self.fallbackRegions = fallbackRegions
        self.includesAdult = includesAdult
    }

    /// Returns the audience with some of its settings; the others are those of ``standard``. It has no fallback regions.
    package func keeping(language: Bool, fallbackLanguages: Bool, region: Bool, includesAdult: Bool) -> Audience {
        Audience(
            unchecked: language ? self.language : Audience.standard.language,
            fallbackLanguages: fallbackLanguages ? self.fallbackLanguages : [], region: region ? self.region : nil,
            fallbackRegions: [], includesAdult: includesAdult && self.includesAdult)
    }

    /// The audience of the key of an answer: fallback regions select a value of an answer, and no answer depends on them.
    package var withoutFallbackRegions: Audience {
        keeping(language: true, fallbackLanguages: true, region: true, includesAdult: true)
    }

    /// Throws unless a region looks like `FR`.
    static func check(region code: String) throws(MarqueeError) {
        guard code.utf8.count == 2, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            throw MarqueeError(.invalidInput, .init("audience.region"))
        }
    }
}
