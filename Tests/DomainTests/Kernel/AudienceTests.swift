import MarqueeDomain
import Testing

struct AudienceTests {
    @Test(arguments: ["fr", "fr-FR", "pt-BR", "zh-TW"])
    func `takes languages as TMDb writes them`(_ language: String) throws {
        let audience = try Audience(language: language, fallbackLanguages: [language])
        #expect(audience.language == language && audience.fallbackLanguages.isEmpty)
    }

    @Test(arguments: [
        ("FR", "fr"), ("pt-br", "pt-BR"), ("en_US", "en-US"), ("EN_us", "en-US"), ("Zh-tW", "zh-TW"), ("de_de", "de-DE"),
    ])
    func `another case and separator are repaired`(_ written: String, _ language: String) throws {
        let audience = try Audience(language: written, fallbackLanguages: ["en", written])
        #expect(audience.language == language && audience.fallbackLanguages == ["en"])
        #expect(try audience == Audience(language: language, fallbackLanguages: ["en", "en"]))
    }

    @Test(arguments: [
        ("zh-Hant", "zh-TW"), ("zh_hans", "zh-CN"), ("zh-Hant-TW", "zh-TW"), ("zh-Hant_hk", "zh-HK"), ("es-419", "es-MX"),
        ("sr-Latn", "sr"),
        ("en-001", "en"), ("sr-Latn-RS", "sr-RS"),
    ])
    func `for a script or a group of countries, the reason says what to write`(_ text: String, _ substitute: String) throws {
        #expect(try Audience(language: substitute).language == substitute)
        for refused in [{ try Audience(language: text) }, { try Audience(fallbackLanguages: ["en", text]) }] {
            let error = #expect(throws: MarqueeError.self) { try refused() }
            #expect(error?.code == .invalidInput && error?.reason.key == "audience.otherLanguage")
            #expect(error?.reason.text.hasSuffix(" Write \(substitute) here.") == true)
        }
    }

    @Test(arguments: [
        "", "f", "fra", "fr-FRA", "fr-FR-x", "fr\r\nX: y", "fr&api_key=1", "fr-", "-FR", "ｆｒ", "fr--FR", "fr-F1", "fr-Latn-F\n", "@@", "`{",
        "fr-Latn-FR-x", "fr-41９", "{}-Latn", "f\u{301}r",
    ])
    func `refuses anything else before it can reach a header or an address`(_ text: String) {
        let error = #expect(throws: MarqueeError.self) { try Audience(language: text) }
        #expect(error?.reason.text.contains("Write") == false)
        #expect(throws: MarqueeError.self) { try Audience(fallbackLanguages: ["en", text]) }
    }

    @Test(arguments: ["", "fr", "F", "FRA", "F1", "F\n"])
    func `refuses what is not a region`(_ text: String) {
        #expect(throws: MarqueeError.self) { try Audience(region: text) }
        let error = #expect(throws: MarqueeError.self) { try Audience(languages: "de", regions: ["AT", text]) }
        #expect(error?.code == .invalidInput && error?.reason.key == "audience.region")
    }

    @Test func `regions are a chain, each once, and the first one is the region`() throws {
        let audience = try Audience(languages: ["de-AT", "de"], regions: ["AT", "DE", "AT", "US", "DE"])
        #expect(audience.region == "AT" && audience.fallbackRegions == ["DE", "US"] && audience.regions == ["AT", "DE", "US"])
        let same = [
            try Audience(language: "de-AT", fallbackLanguages: ["de"], region: "AT", fallbackRegions: ["DE", "US"]),
            try Audience(language: "de_at", fallbackLanguages: ["de"], region: "AT", fallbackRegions: ["AT", "DE", "US", "US"]),
            try Audience(language: "de-AT", fallbackLanguages: ["de"], fallbackRegions: ["AT", "DE", "US"]),
        ]
        #expect(same.allSatisfy { $0 == audience })
        #expect(try Audience(languages: "de", regions: []) == Audience(languages: "de"))
        #expect(try Audience(languages: "de", regions: ["AT"]) == Audience(languages: "de", region: "AT"))
        #expect(audience.speaking("fr").regions == audience.regions)
    }
}
