import Testing

@testable import MarqueeData
@testable import MarqueeDomain

struct TitleMatchesTests {
    @Test(
        "The letters of a title that match are found, whatever their case, accents and form",
        arguments: [
            ("god", "The Godfather", "The [God]father"), ("the god", "The Godfather", "[The] [God]father"),
            ("amelie", "Amélie", "[Amélie]"), ("ame", "Ame\u{301}lie", "[Ame\u{301}]lie"), ("strass", "Große Straße", "Große [Straß]e"),
            ("father", "The Godfather", "The Godfather"), ("千尋", "千と千尋の神隠し", "千と[千尋]の神隠し"), ("千", "千と千尋の神隠し", "[千]と[千]尋の神隠し"),
            ("spider man", "Spider-Man: Homecoming", "[Spider]-[Man]: Homecoming"), ("ёлк", "Ёлки 1914", "[Ёлк]и 1914"),
            ("191", "Ёлки 1914", "Ёлки [191]4"), ("", "Anything", "Anything"), ("x", "", ""), ("fi", "ﬁlm", "[ﬁ]lm"),
        ])
    func ranges(text: String, title: String, marked: String) {
        let parts = MatchedText(text: title, matches: TitleMatches(text).ranges(in: title)).parts
        #expect(parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined() == marked)
        #expect(parts.map(\.text).joined() == title)
    }

    @Test("Ranges that do not fit a text cut nothing in two")
    func foreignRanges() {
        let parts = MatchedText(text: "abc", matches: [1..<2, 2..<9]).parts
        #expect(parts.map(\.text).joined() == "abc")
    }
}
