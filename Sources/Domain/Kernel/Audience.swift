/// The person for whom TMDb is asked: the languages, the region, and whether adult titles are included.
///
/// It is part of the key of every cached answer, so answers in two languages never mix.
public struct Audience: Sendable, Hashable {
    /// The language of texts, as `fr` or `fr-FR`.
    public let language: String
    /// Languages from which texts missing in ``language`` are filled, best first.
    public let fallbackLanguages: [String]
    /// The region of release dates, as an ISO 3166-1 code such as `FR`.
    public let region: String?
    /// Whether adult titles are included in searches.
    public let includesAdult: Bool

    /// English, no region, no adult titles: TMDb's own default.
    public static let standard = Audience(unchecked: "en-US", fallbackLanguages: [], region: nil, includesAdult: false)

    /// Creates an audience.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` unless languages look like `fr` or `fr-FR` and the region like `FR`.
    public init(
        language: String = Audience.standard.language, fallbackLanguages: [String] = [], region: String? = nil, includesAdult: Bool = false
    ) throws(MarqueeError) {
        for tag in [language] + fallbackLanguages where !Audience.isLanguage(tag) {
            throw MarqueeError(.invalidInput, .init("audience.language", "A language is written like fr or fr-FR."))
        }
        if let region, !Audience.isRegion(region) {
            throw MarqueeError(.invalidInput, .init("audience.region", "A region is two capital letters, like FR."))
        }
        self.init(unchecked: language, fallbackLanguages: fallbackLanguages, region: region, includesAdult: includesAdult)
    }

    private init(unchecked language: String, fallbackLanguages: [String], region: String?, includesAdult: Bool) {
        self.language = language
        self.fallbackLanguages = fallbackLanguages
        self.region = region
        self.includesAdult = includesAdult
    }

    private static func isLanguage(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 2, isPair(parts[0], of: 0x61...0x7A) else { return false }
        return parts.count == 1 || isRegion(parts[1])
    }

    private static func isRegion(_ code: some StringProtocol) -> Bool {
        isPair(code, of: 0x41...0x5A)
    }

    private static func isPair(_ text: some StringProtocol, of letters: ClosedRange<UInt8>) -> Bool {
        text.utf8.count == 2 && text.utf8.allSatisfy { letters.contains($0) }
    }
}
