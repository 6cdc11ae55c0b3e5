import MarqueeDomain
import Testing

struct TextLanguageTests {
    @Test(arguments: [
        ("de", TextLanguage.german), ("de-AT", .german), ("de_AT.UTF-8", .german), ("DE", .german), ("uk_UA@euro", .ukrainian),
        ("ja.eucJP", .japanese), ("en-GB", .english), ("fr_CA", .french), ("es-419", .spanish), ("zh-TW", nil), ("C", nil), ("", nil),
        ("german", nil), ("POSIX", nil), ("C.UTF-8", nil),
    ])
    func `a tag names its language`(_ tag: String, _ language: TextLanguage?) {
        #expect(TextLanguage(tag: tag) == language)
    }

    @Test func `the first language of a person that there are texts in is taken`() {
        #expect(TextLanguage(preferring: ["zh-TW", "uk", "de"]) == .ukrainian)
        #expect(TextLanguage(preferring: ["zh-TW"]) == .english)
        #expect(TextLanguage(preferring: []) == .english)
    }

    @Test func `only the wanted text is made`() {
        var made: [String] = []
        func note(_ text: String) -> String {
            made.append(text)
            return text
        }
        let text = TextLanguage.french.text(en: note("a"), de: note("b"), es: note("c"), fr: note("d"), ja: note("e"), uk: note("f"))
        #expect(text == "d" && made == ["d"])
    }
}
