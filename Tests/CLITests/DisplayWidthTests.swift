import Testing

@testable import MarqueeCLI

/// How many columns a terminal takes for a text.
struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Fight Club", 10), ("Amélie", 6), ("Ame\u{301}lie", 6), ("€…“”·", 5), ("a\u{A0}b", 3),
        // Chinese, Japanese, Korean, and their wide forms of Latin letters.
        ("千と千尋の神隠し", 16), ("卧虎藏龙", 8), ("기생충", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("ＡＢ", 4), ("ｱｲ", 2), ("、「」", 6), ("𠮷", 2),
        // Letters with vowels on, under or beside them; those beside take room.
        ("हिन्दी", 5), ("ไทย", 3), ("ที่", 1), ("தமிழ்", 4),
        // Hebrew with its points, and Arabic.
        ("עברית", 5), ("שָׁלוֹם", 4), ("سلام", 4),
        // Emoji: alone, joined, with a skin tone, as a flag, as a keycap, and text that a selector turns into one.
        ("😀", 2), ("👨‍👩‍👧", 2), ("👋🏽", 2), ("🇫🇷", 2), ("🇫🇷🇩🇪", 4), ("1\u{FE0F}\u{20E3}", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("⌚", 2), ("☝🏽", 2),
        ("🏳\u{FE0F}\u{200D}🌈", 2), ("a😀b", 4),
        // Characters without a width of their own.
        ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0),
    ])
    func `a text takes as many columns as a terminal gives it`(_ text: String, _ columns: Int) {
        #expect(text.columns == columns, "\(text)")
    }
}

/// Lines that are cut, filled up and broken by columns, not by characters.
struct LineTests {
    @Test(arguments: [
        ("Fight Club", 10, "Fight Club"), ("Fight Club", 9, "Fight Cl…"), ("Fight Club", 1, "…"), ("千と千尋", 8, "千と千尋"),
        ("千と千尋", 7, "千と千…"), ("千と千尋", 6, "千と…"), ("千と千尋", 2, "…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ("기생충", 5, "기생…"), ("עברית", 3, "עב…"),
    ])
    func `a line that is too wide ends in an ellipsis`(_ text: String, _ columns: Int, _ cut: String) {
        #expect(Line(text).cut(to: columns).text == cut)
        #expect(Line(text).cut(to: columns).columns <= columns)
    }

    @Test func `what is cut keeps its styles`() {
        let line = (Line("bold", .heading) + Line(" and faint", .faint)).cut(to: 8)
        #expect(line == Line("bold", .heading) + Line(" an…", .faint))
        #expect(Line("ab").padded(to: 4).text == "ab  " && Line("千").padded(to: 4, front: true).text == "  千")
        #expect(Line("abc").padded(to: 2).text == "abc")
    }

    @Test func `prose is broken at its spaces, by columns, and words that are too wide within`() {
        func wrapped(_ text: String, _ columns: Int) -> [String] { Line(text).wrapped(to: columns).map(\.text) }
        #expect(wrapped("one two three four", 9) == ["one two", "three", "four"])
        #expect(wrapped("one two three four", 7) == ["one two", "three", "four"])
        #expect(wrapped("one two", 7) == ["one two"])
        #expect(wrapped("  indented text here", 12) == ["  indented", "  text here"])
        #expect(wrapped("abcdefghij", 4) == ["abcd", "efgh", "ij"])
        #expect(wrapped("精霊たちの世界で両親を", 9) == ["精霊たち", "の世界で", "両親を"])
        #expect(wrapped("映画を見る。続き", 10) == ["映画を見", "る。続き"])
        #expect(wrapped("ab 映画を見る話", 9) == ["ab 映画を", "見る話"])
        #expect(wrapped("評価（低い）", 6) == ["評価", "（低", "い）"])
        #expect(wrapped("a 👨‍👩‍👧 b 👨‍👩‍👧 c", 4) == ["a 👨‍👩‍👧", "b 👨‍👩‍👧", "c"])
        #expect(wrapped("one    two", 5) == ["one", "two"])
        #expect(
            Line("see http://127.0.0.1/abc now").wrapped(to: 8, breaksWords: false).map(\.text) == ["see", "http://127.0.0.1/abc", "now"])
        #expect(Line("ok   a b c d").hanging(at: 5).wrapped(to: 8).map(\.text) == ["ok   a b", "    c d"])
    }

    @Test func `a line is one line and harmless, whatever it was made of`() {
        let line = Line("a\u{1B}[31mb\nc\u{202E}d")
        #expect(line.text == "a [31mb cd")
        #expect((line + Line("\u{9B}2J")).text == "a [31mb cd 2J")
    }
}
