@testable import MarqueeCLI

/// A screen as a picture for documents: an SVG file with the colors that the theme sends to a terminal.
struct ScreenPicture {
    let grid: Grid
    let theme: Theme

    private static let cell = (width: 9, height: 19)
    private static let edge = 12

    var svg: String {
        let (width, height) = (grid.width * Self.cell.width + 2 * Self.edge, grid.height * Self.cell.height + 2 * Self.edge)
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="15">
            """,
            "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(colors.background)\"/>",
        ]
        for row in 0..<grid.height { lines += runs(row).flatMap { svg(of: $0, row) } }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private struct Run {
        var x: Int
        var columns = 0
        var text = ""
        let style: CellStyle
    }

    private var colors: (text: String, background: String) { theme == .light ? ("#1f2328", "#ffffff") : ("#e6edf3", "#0d1117") }

    /// Neighbors that look the same are one text. A character that is not ASCII is one of its own, because its width differs by font.
    private func runs(_ row: Int) -> [Run] {
        var runs: [Run] = []
        for (column, cell) in grid[row: row].enumerated() {
            guard let character = cell.character else {
                runs[runs.count - 1].columns += 1
                continue
            }
            let continues = character.isASCII && runs.last.map { $0.style == cell.style && $0.text.utf8.count == $0.text.count } ?? false
            if !continues { runs.append(Run(x: column, style: cell.style)) }
            runs[runs.count - 1].text.append(character)
            runs[runs.count - 1].columns += 1
        }
        return runs
    }

    private func svg(of run: Run, _ row: Int) -> [String] {
        let look = Look(theme.parameters(run.style), colors)
        let (x, y) = (Self.edge + run.x * Self.cell.width, Self.edge + row * Self.cell.height)
        let width = run.columns * Self.cell.width
        var lines: [String] = []
        if let background = look.background { lines.append(rectangle(x, y, width, Self.cell.height, background)) }
        if run.style.pixels != nil {
            lines.append(rectangle(x, y, width, (Self.cell.height + 1) / 2, look.text))
            return lines
        }
        guard run.text.contains(where: { $0 != " " }) else { return lines }
        let weight = look.isBold ? " font-weight=\"bold\"" : ""
        lines.append(
            "<text x=\"\(x)\" y=\"\(y + 14)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\" fill=\"\(look.text)\"\(weight) "
                + "xml:space=\"preserve\">\(Self.escaped(run.text))</text>")
        return lines
    }

    private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: String) -> String {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color)\" shape-rendering=\"crispEdges\"/>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// The look of the parameters of an escape sequence.
    private struct Look {
        var text: String
        var background: String?
        var isBold = false

        init(_ parameters: String, _ colors: (text: String, background: String)) {
            text = colors.text
            var isReversed = false
            var numbers = parameters.split(separator: ";").compactMap { Int($0) }[...]
            while let number = numbers.popFirst() {
                switch number {
                case 1: isBold = true
                case 7: isReversed = true
                case 38: text = Self.color(&numbers)
                case 48: background = Self.color(&numbers)
                default: break
                }
            }
            if isReversed { (text, background) = (background ?? colors.background, text) }
        }

        private static func color(_ numbers: inout ArraySlice<Int>) -> String {
            let kind = numbers.popFirst()
            let count = kind == 2 ? 3 : 1
            let values = Array(numbers.prefix(count))
            numbers = numbers.dropFirst(count)
            return "#" + (kind == 2 ? values : palette(values.first ?? 0)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        /// The colors of xterm's palette from number 16.
        private static func palette(_ number: Int) -> [Int] {
            if number >= 232 { return Array(repeating: 8 + 10 * (number - 232), count: 3) }
            return [36, 6, 1].map { (number - 16) / $0 % 6 }.map { $0 == 0 ? 0 : 55 + 40 * $0 }
        }
    }
}
