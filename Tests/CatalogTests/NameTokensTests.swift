import Testing

@testable import MarqueeCatalog

struct NameTokensTests {
    private func terms(_ name: String) -> [String] {
        let tokens = NameTokens()
        tokens.read(name)
        return tokens.tokens.map { String(decoding: tokens[$0], as: UTF8.self) }
    }

    @Test(
        "Letters are folded",
        arguments: [
            ("Łódź", "lodz"), ("Ørsted", "orsted"), ("Straße", "strasse"), ("İstanbul", "istanbul"), ("ırmak", "irmak"), ("Ёлки", "елки"),
            ("ΦΊΛΟΣ", "φίλος"), ("ＡＢＣ", "abc"), ("Ⅷ", "viii"), ("don't", "dont"), ("don’t", "dont"), ("Æon", "aeon"), ("Amélie", "amelie"),
        ])
    func folds(_ written: String, _ typed: String) { #expect(terms(written) == terms(typed)) }

    @Test("Half-width kana with their marks are the full ones, and voiced kana are other letters")
    func kana() {
        #expect(terms("ｶﾞﾒﾗ") == terms("ガメラ"))
        #expect(terms("か") != terms("が"))
    }

    @Test("Words with hyphens, dots and slashes are found apart and as one")
    func joins() {
        #expect(terms("Spider-Man") == ["spider", "man", "spiderman"])
        #expect(terms("E.T. the Extra-Terrestrial") == ["e", "t", "et", "the", "extra", "terrestrial", "extraterrestrial"])
        #expect(terms("WALL·E") == ["wall", "e", "walle"])
        #expect(terms("Face/Off") == ["face", "off", "faceoff"])
        #expect(terms("a - b") == ["a", "b"])
    }

    @Test("Signs of scripts without spaces are words, and so is each pair")
    func signs() {
        #expect(terms("七人の侍") == ["七", "人", "七人", "の", "人の", "侍", "の侍"])
        #expect(terms("第1話") == ["第", "1", "話"])
    }

    @Test("A half-typed Hangul syllable is the beginning of the whole one")
    func hangul() throws {
        let (whole, typed) = (try #require(terms("기생충").first), try #require(terms("기새").first))
        #expect(whole.utf8.starts(with: typed.utf8))
    }

    @Test("A name of other signs only is found by them")
    func otherSigns() {
        #expect(terms("???") == ["\u{2}???"])
        #expect(terms("± ©") == ["\u{2}±", "\u{2}©"])
        #expect(terms("") == [])
        #expect(terms("  ") == [])
    }

    @Test("Long words are cut between characters, and long names end without a crash")
    func long() {
        #expect(terms(String(repeating: "é", count: 200)) == [String(repeating: "e", count: 60)])
        #expect(terms(String(repeating: "中", count: 2_000)).count <= 258)
        #expect(terms(String(repeating: "a-", count: 2_000)).allSatisfy { $0.utf8.count <= 60 })
        #expect(terms(String(repeating: "\u{FDFA} ", count: 2_000)).allSatisfy { $0.utf8.count <= 60 })
        #expect(terms("e" + String(repeating: "\u{301}", count: 3_000)) == ["e"])
        #expect(terms("カ" + String(repeating: "\u{FF9E}", count: 3_000)).allSatisfy { $0.utf8.count <= 60 })
    }

    @Test("Bytes that are no UTF-8 end words")
    func brokenBytes() {
        for bytes in [[0x61, 0xFF, 0x62], [0xC3], [0xE4, 0xB8], [0xF0, 0x9F, 0x98], [0x80, 0x61], [0xED, 0xA0, 0x80]] as [[UInt8]] {
            let tokens = NameTokens()
            bytes.withUnsafeBytes { tokens.read($0) }
            #expect(tokens.words <= 2)
        }
    }
}
