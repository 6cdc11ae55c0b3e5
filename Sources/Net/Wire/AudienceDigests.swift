import MarqueeData
import MarqueeDomain

/// The digests of a server and of the parts of an audience, hashed once for all reads of a client.
struct AudienceDigests: Sendable {
    private let server: ReadDigest
    private let language: ReadDigest
    private let fallbackLanguages: ReadDigest
    private let region: ReadDigest
    private let adult: ReadDigest
    private let fillLanguages: ReadDigest

    /// For operations that use no language.
    private static let noLanguage = ReadDigest(.language, Audience.standard.language)

    init(_ audience: Audience, server name: String) {
        server = ReadDigest(.server, name)
        language = ReadDigest(.language, audience.language)
        let fallbacks = audience.fallbackLanguages
        fallbackLanguages = fallbacks.isEmpty ? ReadDigest() : ReadDigest(.fallbackLanguage, fallbacks)
        fillLanguages = fallbacks.isEmpty ? ReadDigest() : ReadDigest(.fillLanguage, fallbacks)
        region = audience.region.map { ReadDigest(.region, $0) } ?? ReadDigest()
        adult = audience.includesAdult ? ReadDigest(.adult, "true") : ReadDigest()
    }

    /// The digest of the key of an answer, which has the parts of the audience that its operation uses.
    func digest(of values: EndpointValues, isFilled: Bool) -> ReadDigest {
        let use = values.rules.audience
        var digest = values.digest
        digest += server
        digest += use.usesFallbacks || use.contains(.language) ? language : Self.noLanguage
        if use.usesFallbacks { digest += fallbackLanguages }
        if use.contains(.region) { digest += region }
        if use.contains(.adult) { digest += adult }
        if isFilled { digest += fillLanguages }
        return digest
    }
}
