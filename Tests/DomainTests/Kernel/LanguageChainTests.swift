import Foundation
import MarqueeDomain
import Testing

struct LanguageChainTests {
    @Test func `chains that mean the same are equal, however they are written`() throws {
        let chain: LanguageChain = ["pt-BR", "pt-PT", "en-US"]
        #expect(chain.tags == ["pt-BR", "pt-PT", "en-US"] && chain.description == "pt-BR,pt-PT,en-US")
        #expect(chain == "pt-BR, pt-PT, en-US" && chain == "pt_br,PT-pt en_us" && chain == ["pt-BR", "pt_BR", "pt-PT", "en-US", "pt-PT"])
        #expect(try chain == LanguageChain(text: " pt-BR,, pt-PT ,en-US "))
        #expect(try chain == LanguageChain(tags: ["pt-br", "pt-pt", "en-us"]))
        #expect(chain != ["pt-PT", "pt-BR", "en-US"] && chain.hashValue == LanguageChain(stringLiteral: "pt-BR pt-PT en-US").hashValue)
    }

    @Test(arguments: [("zh-Hant-TW", "zh-TW"), ("zh-Hans", "zh-CN"), ("sr-Latn-RS", "sr-RS"), ("es-419", "es-MX"), ("iw_IL", "he-IL")])
    func `identifiers of locales have TMDb's tags`(_ identifier: String, _ tag: String) throws {
        #expect(try LanguageChain(text: identifier).tags == [tag])
    }

    @Test(arguments: ["", " , ", "french", "en, x", "en\u{0}", "fr&api_key=1"])
    func `an invalid tag is an error`(_ text: String) {
        let error = #expect(throws: MarqueeError.self) { try LanguageChain(text: text) }
        #expect(error?.code == .invalidInput)
        #expect(throws: MarqueeError.self) { try Audience(languages: LanguageChain(stringLiteral: text)) }
    }

    @Test func `an audience and its chain say the same`() throws {
        let audience = try Audience(languages: ["pt-BR", "pt-PT"], region: "BR", includesAdult: true)
        #expect(try audience == Audience(language: "pt-BR", fallbackLanguages: ["pt-PT"], region: "BR", includesAdult: true))
        #expect(audience.languages == "pt-BR,pt-PT" && Audience.standard.languages == "en-US")
    }

    @Test func `an invalid literal is an error of the read, before its function is called`() async {
        let read = Read<Int> { (_) async throws(MarqueeError) in
            Issue.record("The function was called.")
            throw MarqueeError(.offline, .init("test", "No."))
        }
        let error = await #expect(throws: MarqueeError.self) { try await read(language: "en, x") }
        #expect(error?.code == .invalidInput)
        let updates = await #expect(throws: MarqueeError.self) { for try await _ in read.updates(language: "x") {} }
        #expect(updates?.code == .invalidInput)
    }

    @Test func `a read gets the languages of its call through every form`() async throws {
        let read = Read<String> { (policy, languages) async throws(MarqueeError) in
            Fetched(languages?.description ?? "none", origin: .memory)
        }
        #expect(try await read().value == "none")
        #expect(try await read(language: "fr").value == "fr")
        #expect(try await read.map { $0 + "!" }(policy: .offline, language: "fr,de").value == "fr,de!")
        let failing = Read<String> { (_, _) async throws(MarqueeError) in throw MarqueeError(.offline, .init("test", "No.")) }
        let recovered = failing.recovering { (_, _) async throws(MarqueeError) in Fetched("other", origin: .memory) }
        #expect(try await recovered(language: "fr").value == "other")
        for try await value in read.updates(language: "ja") { #expect(value.value == "ja") }
        let details = Get { (_: Int) in read }
        #expect(try await details(1, language: "fr").value == "fr")
        #expect(try await details(1, policy: .fresh, language: "de").value == "de")
        for try await value in details.updates(1, language: "it") { #expect(value.value == "it") }
        // A repository that reads without languages keeps its own.
        let own = Read<Int> { (_) async throws(MarqueeError) in Fetched(1, origin: .memory) }
        #expect(try await own(language: "fr").value == 1)
    }

    @Test(arguments: [
        ("de_AT", "de-AT"), ("de_AT@calendar=buddhist", "de-AT"), ("en_US_POSIX", "en-US"), ("zh_Hant_TW", "zh-TW"), ("en_001", "en"),
        ("pt-BR-u-ca-gregory", "pt-BR"), ("fr", "fr"), ("en-u-ca-buddhist", "en"), ("de_DE.UTF-8", "de-DE"),
    ])
    func `a locale has its language and region`(_ identifier: String, _ tag: String) throws {
        #expect(try LanguageChain(Locale(identifier: identifier)).tags == [tag])
    }

    @Test func `a locale without a language is refused`() {
        #expect(throws: MarqueeError.self) { try LanguageChain(Locale(identifier: "")) }
    }

    @Test func `a text in a variable is as good as a literal`() async throws {
        let text = "pt_br, en"
        #expect(LanguageChain(text) == ["pt-BR", "en"])
        let read = Read(in: []) { (_, language) async throws(MarqueeError) in Fetched(language?.tags ?? [], origin: .memory) }
        #expect(try await read(language: LanguageChain(text)).value == ["pt-BR", "en"])
        let invalid = "french"
        let error = await #expect(throws: MarqueeError.self) { try await read(language: LanguageChain(invalid)) }
        #expect(error?.code == .invalidInput)
    }
}
