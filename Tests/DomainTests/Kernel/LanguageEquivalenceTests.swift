import MarqueeDomain
import Testing

struct LanguageEquivalenceTests {
    @Test(arguments: [
        ("nb-NO", "no"), ("no", "nn"), ("zh-HK", "cn"), ("zh-CN", "cn"), ("zh-TW", "yue"), ("sr-RS", "sh"), ("hr", "bs-BA"), ("he", "iw"),
        ("id-ID", "in"), ("yi", "ji"), ("tl-PH", "fil"), ("ro", "mo"), ("pt-BR", "pt"), ("de-AT", "de-DE"),
    ])
    func `two codes of a language are equivalent in both directions`(_ one: String, _ other: String) {
        #expect(LanguageEquivalence.areEquivalent(one, other) && LanguageEquivalence.areEquivalent(other, one))
    }

    @Test(arguments: [("da", "no"), ("sv-SE", "nb-NO"), ("zh-HK", "ja"), ("sr", "sl"), ("id", "ms"), ("pt", "es")])
    func `related languages are not equivalent`(_ one: String, _ other: String) {
        #expect(!LanguageEquivalence.areEquivalent(one, other))
    }

    @Test(arguments: [
        ("iw", "he"), ("IW_il", "he-IL"), ("in-ID", "id-ID"), ("ji", "yi"), ("fil", "tl"), ("fil-PH", "tl-PH"), ("mo", "ro"),
        ("nn-NO", "no-NO"),
        ("yue", "cn"), ("yue-HK", "zh-HK"), ("cn-HK", "zh-HK"), ("sh", "sr"), ("nb-NO", "nb-NO"), ("no", "no"), ("cn", "cn"),
        ("hr-HR", "hr-HR"),
    ])
    func `a request has the code that TMDb knows`(_ written: String, _ asked: String) throws {
        #expect(try Audience(language: written).language == asked)
    }

    @Test(arguments: [
        ("zh-HK", ["zh-HK", "zh-TW", "zh-CN", "zh-SG", "cn-CN"]), ("zh-SG", ["zh-SG", "zh-CN", "zh-TW", "cn-CN"]),
        ("es-AR", ["es-AR", "es-MX", "es-ES", "es-UY"]), ("pt-AO", ["pt-PT", "pt-BR"]), ("pt", ["pt-PT", "pt-BR"]),
        ("pt-BR", ["pt-BR", "pt-PT"]), ("en-AU", ["en-AU", "en-GB", "en-US", "en-CA"]), ("nb-NO", ["nb-NO", "no-NO"]),
        ("no", ["no-NO", "nb-NO"]), ("sr", ["sr-RS", "sr-ME", "hr-HR"]),
    ])
    func `a text of the exact region is best, then a close region, the main one, another one, and an equivalent code`(
        _ wish: String, _ order: [String]
    ) {
        let fits = order.map { LanguageEquivalence.fit(LanguageEquivalence.code($0), LanguageEquivalence.region($0) ?? "", to: wish) }
        #expect(fits == fits.sorted(by: >) && !fits.contains(0))
    }
}
