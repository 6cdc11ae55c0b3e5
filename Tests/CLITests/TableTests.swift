import Testing

@testable import MarqueeCLI

/// Tables that fit the terminal, whatever their content is.
struct TableTests {
    private let titles = [
        "Fight Club", "千と千尋の神隠し", "기생충", "卧虎藏龙", "👨‍👩‍👧 Family 🇫🇷", "हिन्दी मीडियम", "ואלס עם באשיר",
        String(repeating: "A very long title ", count: 10), "",
    ]

    private var table: Table {
        Table(
            columns: [.id, .year, .vote, .text],
            rows: titles.enumerated().map { index, title in
                [Line(String(550 + index)), Line(index == 1 ? "" : "1999"), Line(index == 2 ? "10.0" : "8.4", .vote), Line(title)]
            })
    }

    @Test(arguments: [8, 12, 20, 30, 39, 40, 60, 80, 120])
    func `no row is wider than the terminal, and every row has its id`(_ width: Int) {
        let lines = table.lines(width: width)
        #expect(lines.count == titles.count)
        for (index, line) in lines.enumerated() {
            #expect(line.columns <= max(width, 12), "\(line.text)")
            #expect(line.text.contains(String(550 + index)))
        }
    }

    @Test func `columns stand under each other, and the title is cut by its width`() {
        #expect(
            table.lines(width: 39).map(\.text) == [
                "  550      1999   8.4  Fight Club", "  551             8.4  千と千尋の神隠し", "  552      1999  10.0  기생충",
                "  553      1999   8.4  卧虎藏龙", "  554      1999   8.4  👨‍👩‍👧 Family 🇫🇷", "  555      1999   8.4  हिन्दी मीडियम",
                "  556      1999   8.4  ואלס עם באשיר", "  557      1999   8.4  A very long tit…", "  558      1999   8.4  ",
            ])
        #expect(table.lines(width: 24)[1].text == "  551      千と千尋の神…")
        #expect(table.lines(width: 24).allSatisfy { $0.columns <= 24 })
    }

    @Test func `a narrow terminal does without the vote first, then without the year`() {
        #expect(table.lines(width: 39)[0].text == "  550      1999   8.4  Fight Club")
        #expect(table.lines(width: 38)[0].text == "  550      1999  Fight Club")
        #expect(table.lines(width: 33)[7].text == "  557      1999  A very long tit…")
        #expect(table.lines(width: 32)[7].text == "  557      A very long title A …")
    }
}
