import TestKit
import Testing

@testable import MarqueeCLI

struct GridTests {
    @Test(arguments: [
        ("short", 10, "short", 5), ("exactly te", 10, "exactly te", 10), ("more than ten", 10, "more than…", 10), ("千と千尋", 7, "千と千…", 7),
        ("千と千尋", 6, "千と…", 5), ("a\u{1B}[31mb", 10, "a [31mb", 7), ("e\u{301}te\u{301}", 10, "e\u{301}te\u{301}", 3),
        ("مرحبا", 4, "مرح…", 4),
        ("", 3, "", 0), ("x", 0, "", 0),
    ])
    func `Text is cut to its width`(_ text: String, _ width: Int, _ shown: String, _ end: Int) {
        var grid = Grid(width: 20, height: 2)
        #expect(grid.put(text, x: 0, y: 1, width: width) == end)
        #expect(grid.text(row: 1) == shown && grid.text(row: 0).isEmpty)
    }

    @Test func `Overwriting half of a wide character leaves a blank`() {
        var grid = Grid(width: 6, height: 1)
        grid.put("千と千", x: 0, y: 0)
        grid.put("x", x: 1, y: 0)
        #expect(grid.text(row: 0) == " xと千")
        grid.put("y", x: 2, y: 0)
        #expect(grid.text(row: 0) == " xy 千")
    }

    @Test func `Text outside the grid is left out`() {
        var grid = Grid(width: 3, height: 1)
        for (x, y) in [(-1, 0), (3, 0), (0, -1), (0, 1)] { grid.put("abc", x: x, y: y) }
        grid.fill(x: 5, y: 0, style: .text, "x")
        #expect(grid.text(row: 0).isEmpty)
        #expect(Grid(width: .max, height: -4).height == 1)
    }

    /// The grids are random.
    @Test func `Only changed cells are sent, and the terminal shows the whole grid`() {
        var random = SplitMix64(seed: 20)
        var (writer, terminal) = (GridWriter(theme: .dark), TerminalEmulator(width: 30, height: 6))
        let words = ["千と千尋", "Fight Club", "مرحبا", "é", "🎬 film", "…", ""]
        for _ in 0..<200 {
            var grid = Grid(width: 30, height: 6)
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let style = CellStyle(role: .faint, isSelected: Bool.random(using: &random))
                grid.put(
                    words[Int.random(in: 0..<words.count, using: &random)], x: Int.random(in: 0..<30, using: &random),
                    y: Int.random(in: 0..<6, using: &random), style: style)
            }
            terminal.feed(writer.update(to: grid).utf8)
            #expect(terminal.rows == (0..<6).map { grid.text(row: $0) })
            #expect(writer.update(to: grid).isEmpty)
        }
    }

    /// The terminals take such characters for one column, or for all columns of all of their parts.
    @Test(arguments: [false, true])
    func `Characters of disputed width leave nothing of other frames behind`(_ isWider: Bool) {
        var random = SplitMix64(seed: 21)
        var writer = GridWriter(theme: .dark)
        var terminal = TerminalEmulator(width: 24, height: 4) { $0.hasDisputedColumns ? isWider ? $0.mostColumns : 1 : $0.columns }
        let words = ["❤️ Heart", "👨‍👩‍👧‍👦 Family", "☠️", "1️⃣2️⃣", "👍🏽 ok", "🇯🇵", "🎬 film", "plain letters", "千と千尋", "xyz"]
        for frame in 0..<500 {
            var grid = Grid(width: 24, height: 4)
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let word = words[Int.random(in: 0..<words.count, using: &random)]
                grid.put(word, x: Int.random(in: 0..<24, using: &random), y: Int.random(in: 0..<4, using: &random))
            }
            terminal.feed(writer.update(to: grid).utf8)
            for row in 0..<4 {
                var isDisputed = false
                for (column, cell) in grid[row: row].enumerated() {
                    let shown = terminal.cells[row][column]
                    if let character = cell.character { isDisputed = character.hasDisputedColumns }
                    // The character itself may be gone where it took the columns of the next one.
                    let allowed = isDisputed ? ["", " ", cell.character.map(String.init) ?? ""] : [cell.character.map(String.init) ?? ""]
                    #expect(allowed.contains(shown), "\(frame): \(row), \(column): \(shown) in \(grid.text(row: row))")
                }
            }
        }
    }

    @Test func `Moving a selection sends few bytes`() {
        var writer = GridWriter(theme: .light)
        var grid = Grid(width: 140, height: 50)
        for row in 0..<50 {
            grid.put("A title in a list that is long enough to matter", x: 2, y: row, style: row == 3 ? .text.selected : .text)
        }
        _ = writer.update(to: grid)
        grid.put("A title in a list that is long enough to matter", x: 2, y: 3)
        grid.put("A title in a list that is long enough to matter", x: 2, y: 4, style: .text.selected)
        #expect(writer.update(to: grid).utf8.count < 200)
    }

    @Test func `After a resize, the whole grid is sent`() {
        var writer = GridWriter(theme: .plain)
        var grid = Grid(width: 10, height: 2)
        grid.put("all of it", x: 0, y: 0)
        _ = writer.update(to: grid)
        writer.forget()
        var terminal = TerminalEmulator(width: 10, height: 2)
        terminal.feed(writer.update(to: grid).utf8)
        #expect(terminal.rows == ["all of it", ""])
    }

    @Test(arguments: Theme.allCases)
    func `The selection is visible without color`(_ theme: Theme) {
        #expect(theme.parameters(.text.selected).hasSuffix("7"))
        #expect(theme.parameters(.text) == "0")
        #expect((theme.parameters(.negative) == "0") == (theme == .plain))
    }

    @Test(arguments: [
        ("15;0", Theme.dark), ("0;15", .light), ("12;default;7", .light), ("0;8", .dark), ("", nil), ("x", nil), ("1;99", nil),
    ])
    func `The variable COLORFGBG chooses the theme`(_ text: String, _ theme: Theme?) { #expect(Theme(colorFGBG: text) == theme) }

    @Test(arguments: [(0.0, 0.0, 0.0, Theme.dark), (1, 1, 1, .light), (0.1, 0.1, 0.2, .dark), (0.99, 0.96, 0.89, .light), (0, 0, 1, .dark)])
    func `The background color of the terminal chooses the theme`(_ red: Double, _ green: Double, _ blue: Double, _ theme: Theme) {
        #expect(Theme(red: red, green: green, blue: blue) == theme)
    }

    @Test(arguments: [
        (0, 100, 10, 0..<10), (50, 100, 10, 45..<55), (99, 100, 10, 90..<100), (3, 5, 10, 0..<5), (0, 0, 10, 0..<0), (7, 8, 0, 7..<8),
    ])
    func `The selected row is always shown`(_ selected: Int, _ total: Int, _ space: Int, _ range: Range<Int>) {
        #expect(Viewport(selected: selected, of: total, space: space).range == range)
    }
}
