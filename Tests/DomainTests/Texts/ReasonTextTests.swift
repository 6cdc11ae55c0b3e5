import Testing

@testable import MarqueeDomain

struct ReasonTextTests {
    @Test(arguments: TextLanguage.allCases)
    func `Every text is a sentence with the values of the English text`(_ language: TextLanguage) {
        for row in ReasonTexts.all {
            let text = row.template(in: language)
            #expect(text.contains { $0.isLetter } && text.unicodeScalars.allSatisfy(Self.isHarmless), "\(row.key): \(text)")
            #expect(text.last.map { ".。".contains($0) } == true, "\(row.key): \(text)")
            #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(row.key): \(text)")
            #expect(Self.names(text).sorted() == Self.names(row.template(in: .english)).sorted(), "\(row.key): \(text)")
            #expect(language == .english || text != row.template(in: .english), "\(row.key)")
        }
    }

    @Test func `A key has one row`() {
        let keys = ReasonTexts.all.map(\.key)
        #expect(keys.count > 150 && Set(keys).count == keys.count)
    }

    @Test func `No two keys have the same English text, except for a code of TMDb with a reason of ours`() {
        let texts = ReasonTexts.all.filter { $0.key != "tmdb.22" }.map { $0.template(in: .english) }
        #expect(Set(texts).count == texts.count)
    }

    @Test func `A value has one of a few names, each of which is harmless`() {
        // Codes of SQLite, the system and PostgreSQL; our own limits; keys of TMDb's answers; tags that were checked letter by letter.
        // Before a name is added here: it must not hold a secret, an address or text from outside.
        let harmless: Set = ["code", "state", "count", "field", "file", "list", "language"]
        #expect(Set(ReasonTexts.all.flatMap { Self.names($0.template(in: .english)) }) == harmless)
    }

    @Test func `A reason is for visitors only if its sentence is`() {
        let all = ReasonTexts.all.map { MarqueeError.Reason($0.key) }
        let visitors = Set(all.filter(\.isForVisitors).map(\.key))
        #expect(visitors.isSuperset(of: ["session.ended", "search.empty", "transport.timeout", "tmdb.34", "read.notCached"]))
        let others = ["credential.", "configuration.", "database.", "store.", "catalog.", "path.", "filter.", "answer.", "server."]
        #expect(!visitors.contains { key in others.contains { key.hasPrefix($0) } })
        // All of them exist.
        #expect(visitors.count == 39)
        #expect(!MarqueeError.Reason("search.empty", "A sentence of a program.").isForVisitors)
        #expect(!MarqueeError.Reason("redis.full", "The Redis server has no memory left.").isForVisitors)
    }

    @Test func `A reason has a text in every language`() {
        let full = MarqueeError.Reason("store.full")
        #expect(full.text == "The local store is full." && full.text(in: .english) == full.text && "\(full)" == full.text)
        #expect(full.text(in: .german) == "Der lokale Speicher ist voll.")
        #expect(full.text(in: .ukrainian) == "Локальне сховище заповнено.")
    }

    @Test func `Values stand in the text of every language`() {
        let damaged = MarqueeError.Reason("store.damaged", ["code": "11"])
        #expect(damaged.text == "The local store is damaged (SQLite code 11).")
        #expect(damaged.text(in: .spanish) == "El almacén local está dañado (código de SQLite 11).")
        #expect(MarqueeError.Reason("answer.fieldMissing", ["field": "results.0.id"]).text(in: .japanese) == "応答に results.0.id がありません。")
    }

    @Test func `A reason with a sentence of its own is shown by it in every language`() {
        for own in [
            MarqueeError.Reason("redis.full", "Redis is full."), .init("store.full", "Redis is full."), .init("store.engine", "No."),
        ] {
            #expect(TextLanguage.allCases.allSatisfy { own.text(in: $0) == own.text } && own.values.isEmpty)
        }
        #expect(MarqueeError.Reason("store.full", "Redis is full.").text == "Redis is full.")
    }

    @Test func `A key and Marquee's sentence for it are Marquee's reason`() {
        #expect(MarqueeError.Reason("store.full", "The local store is full.") == .init("store.full"))
        #expect(MarqueeError.Reason("store.engine", "The local store failed (SQLite code 14).") == .init("store.engine", ["code": "14"]))
    }

    @Test func `Each problem of a language has a text`() {
        for (tag, german) in [
            ("x", "Eine Sprache wird wie fr oder fr-FR geschrieben."),
            ("zh-Hant", "Eine Sprache wird wie fr oder fr-FR geschrieben, hier also zh-TW."),
        ] {
            let error = #expect(throws: MarqueeError.self) { try Audience(language: tag) }
            #expect(error?.reason.text(in: .german) == german)
        }
        let long = #expect(throws: MarqueeError.self) { try SearchText(String(repeating: "a", count: 10_000)) }
        #expect(long?.reason == .init("search.long", ["count": "200"]))
        #expect(long?.reason.text(in: .german) == "Der Suchtext ist länger als 200 Zeichen.")
    }

    private static func names(_ text: String) -> [String] { text.matches(of: #/\{([^{}]*)\}/#).map { String($0.output.1) } }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        ![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned].contains(scalar.properties.generalCategory)
    }
}
