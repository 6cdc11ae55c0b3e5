import Testing

@testable import MarqueeDomain

struct ReasonTextTests {
    private static let others = TextLanguage.allCases.filter { $0 != .english }

    @Test(arguments: others)
    func `every translation is a sentence with the values of the English text`(_ language: TextLanguage) throws {
        for row in ReasonTexts.all {
            let text = try #require(row.template(in: language))
            #expect(text.contains { $0.isLetter } && text.unicodeScalars.allSatisfy(Self.isHarmless), "\(row.key): \(text)")
            #expect(text.last.map { ".。".contains($0) } == true, "\(row.key): \(text)")
            #expect(Self.places(text) == Self.places(row.english ?? ""), "\(row.key): \(text)")
            #expect(text != row.english, "\(row.key)")
        }
    }

    @Test func `no text stands twice under a key`() {
        var seen: Set<String> = []
        for row in ReasonTexts.all { #expect(seen.insert(row.key + (row.english ?? "")).inserted, "\(row.key)") }
        let alone = ReasonTexts.all.filter { $0.english == nil }.map(\.key)
        #expect(Set(alone).intersection(ReasonTexts.all.filter { $0.english != nil }.map(\.key)) == [])
    }

    @Test func `a reason is translated when somebody asks`() {
        let full = MarqueeError.Reason("store.full", "The local store is full.")
        #expect(full.text(in: .english) == "The local store is full.")
        #expect(full.text(in: .german) == "Der lokale Speicher ist voll.")
        #expect(full.text(in: .ukrainian) == "Локальне сховище заповнено.")
    }

    @Test func `the values of the English text are taken over`() {
        let damaged = MarqueeError.Reason("store.damaged", "The local store is damaged (SQLite code 11).")
        #expect(damaged.text(in: .spanish) == "El almacén local está dañado (código de SQLite 11).")
        let missing = MarqueeError.Reason("answer.shape", "In the answer, results.0.id is missing.")
        #expect(missing.text(in: .japanese) == "応答に results.0.id がありません。")
    }

    @Test func `a reason that is not Marquee's, or is worded otherwise, stays as it is`() {
        #expect(MarqueeError.Reason("mine", "Mine.").text(in: .french) == "Mine.")
        #expect(MarqueeError.Reason("store.damaged", "Other words.").text(in: .french) == "Other words.")
    }

    @Test func `both forms of a wrong language are translated`() {
        for (tag, german) in [
            ("x", "Eine Sprache wird wie fr oder fr-FR geschrieben."),
            ("zh-Hant", "Eine Sprache wird wie fr oder fr-FR geschrieben, hier also zh-TW."),
        ] {
            let error = #expect(throws: MarqueeError.self) { try Audience(language: tag) }
            #expect(error?.reason.text(in: .german) == german)
        }
        let long = #expect(throws: MarqueeError.self) { try SearchText(String(repeating: "a", count: 10_000)) }
        #expect(long?.reason.text(in: .german).contains("länger als") == true)
    }

    @Test(arguments: [
        ("a {1} b", "a x b", ["x"]), ("{1}", "x", ["x"]), ("a {1}, {2}.", "a x, y.", ["x", "y"]), ("a", "a", []), ("a {1} b", "a x c", nil),
        ("a {1} b", "a b", nil), ("a", "ab", nil), ("a {1}", "a x\ny", ["x\ny"]),
    ])
    func `values stand at their places`(_ template: String, _ text: String, _ values: [String]?) {
        #expect(ReasonText.values(in: text, by: template) == values)
    }

    private static func places(_ text: String) -> [String] { text.matches(of: #/\{[^}]*\}/#).map { String($0.output) }.sorted() }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        ![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned].contains(scalar.properties.generalCategory)
    }
}
