import MarqueeDomain
import Testing

struct AudienceTests {
    @Test(arguments: ["fr", "fr-FR", "pt-BR", "zh-TW"])
    func `takes languages as TMDb writes them`(_ language: String) throws {
        #expect(try Audience(language: language, fallbackLanguages: [language]).language == language)
    }

    @Test(arguments: ["", "f", "FR", "fr-fr", "fr_FR", "fra", "fr-FRA", "fr-FR-x", "fr\r\nX: y", "fr&api_key=1", "fr-", "-FR", "ｆｒ"])
    func `refuses anything else before it can reach a header or an address`(_ text: String) {
        #expect(throws: MarqueeError.self) { try Audience(language: text) }
        #expect(throws: MarqueeError.self) { try Audience(fallbackLanguages: ["en", text]) }
    }

    @Test(arguments: ["", "fr", "F", "FRA", "F1", "F\n"])
    func `refuses what is not a region`(_ text: String) {
        #expect(throws: MarqueeError.self) { try Audience(region: text) }
    }
}
