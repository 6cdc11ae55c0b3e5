import Marquee

/// How a part of a line looks where colors are shown. It never says anything that the text does not say.
enum Style: Sendable {
    case plain, heading, faint, vote, error
    /// The note that a screen comes from the cache; left out when two screens are compared.
    case cacheNote

    /// The parameter of the escape sequence; colors that can be read on light and on dark.
    var code: String? {
        switch self {
        case .plain: nil
        case .heading: "1"
        case .faint, .cacheNote: "2"
        case .vote: "32"
        case .error: "31"
        }
    }
}

/// One line of text, and how its parts look. Whatever is put into a line is harmless from then on, and stays on that line.
struct Line: Sendable, Hashable, ExpressibleByStringInterpolation {
    private(set) var spans: [Span] = []
    /// Where its continuations begin when it is broken; without it, under its first word.
    private var hang: Int?

    struct Span: Sendable, Hashable {
        let text: String
        let style: Style
        /// Where it leads, where links are shown.
        let link: Hyperlink?
    }

    init(_ text: some StringProtocol, _ style: Style = .plain, link address: String? = nil) {
        if !text.isEmpty { spans = [Span(text: TerminalSanitizer.line(text), style: style, link: address.flatMap(Hyperlink.init))] }
    }

    init(stringLiteral text: String) { self.init(text) }

    fileprivate init(_ cells: some Sequence<Cell>) {
        for cell in cells {
            if let last = spans.last, last.style == cell.style, last.link == cell.link {
                spans[spans.count - 1] = Span(text: last.text + String(cell.character), style: cell.style, link: cell.link)
            } else {
                spans.append(Span(text: String(cell.character), style: cell.style, link: cell.link))
            }
        }
    }

    static let empty = Line("")

    var isEmpty: Bool { spans.isEmpty }
    var text: String { spans.map(\.text).joined() }
    var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    static func + (a: Line, b: Line) -> Line {
        var sum = a
        sum.spans += b.spans
        return sum
    }

    static func += (a: inout Line, b: Line) { a.spans += b.spans }

    /// The same, whose continuations begin further in when it is broken.
    func hanging(at column: Int) -> Line {
        var hanging = self
        hanging.hang = column
        return hanging
    }

    /// The same with the letters of its first part highlighted that match a typed text.
    func highlighting(_ text: String) -> Line {
        guard let first = spans.first else { return self }
        let ranges = MarqueeClient.matches(of: text, in: first.text)
        var line = self
        line.spans = MatchedText(text: first.text, matches: ranges).parts.map {
            Span(text: $0.text, style: $0.isMatch ? .heading : first.style, link: first.link)
        }
        line.spans += spans.dropFirst()
        return line
    }

    /// The same without the parts of one style.
    func without(_ style: Style) -> Line {
        var rest = self
        rest.spans.removeAll { $0.style == style }
        return rest
    }
}

extension [Line] {
    /// The lines with something between each two.
    func joined(separator: Line) -> Line {
        enumerated().reduce(.empty) { $1.offset == 0 ? $1.element : $0 + separator + $1.element }
    }
}

// MARK: - Fitting

/// One character of a line.
private struct Cell {
    let character: Character
    let style: Style
    let link: Hyperlink?
    var columns: Int { character.columns }
}

extension Line {
    private var cells: [Cell] { spans.flatMap { span in span.text.map { Cell(character: $0, style: span.style, link: span.link) } } }

    private static func spaces(_ count: Int) -> Line { Line(String(repeating: " ", count: max(0, count))) }

    /// The line cut to a number of columns, with an ellipsis where something is missing.
    func cut(to columns: Int) -> Line {
        var (kept, used): ([Cell], Int) = ([], 0)
        // The last cells that leave room for an ellipsis.
        var safe = 0
        for span in spans {
            for character in span.text {
                let cell = Cell(character: character, style: span.style, link: span.link)
                used += cell.columns
                guard used <= columns else {
                    let last = safe > 0 ? kept[safe - 1] : cell
                    return Line(kept[..<safe] + [Cell(character: "…", style: last.style, link: last.link)])
                }
                kept.append(cell)
                if used < columns { safe = kept.count }
            }
        }
        return self
    }

    /// The line filled up with spaces to a number of columns, at its end or at its beginning.
    func padded(to columns: Int, front: Bool = false) -> Line {
        let missing = Self.spaces(columns - self.columns)
        return front ? missing + self : self + missing
    }

    /// Whether a line may end between two characters without a space: beside wide ones, but not before a sign that ends something.
    private static func mayBreak(_ before: Cell, _ after: Cell) -> Bool {
        (before.columns == 2 || after.columns == 2) && !"、。，．：；？！）」』】…ー".contains(after.character) && !"（「『【".contains(before.character)
    }

    /// The line broken at its spaces so that no part is wider than a number of columns, with the parts after the first indented. Words
    /// that are wider by themselves are broken too, or stay whole.
    func wrapped(to columns: Int, breaksWords: Bool = true) -> [Line] {
        guard self.columns > columns else { return [self] }
        let cells = cells
        let text = cells.firstIndex { $0.character != " " } ?? cells.count
        var indent = min(text, columns / 2)
        var (lines, start): ([Line], Int) = ([], text)
        while start < cells.count {
            var (end, used, space) = (start, indent, Int?.none)
            while end < cells.count, used + cells[end].columns <= columns {
                if cells[end].character == " " { space = end }
                used += cells[end].columns
                end += 1
            }
            if end < cells.count, cells[end].character != " " {
                let word = breaksWords ? max(end, start + 1) : cells[end...].firstIndex { $0.character == " " } ?? cells.count
                let wide = end > start ? (start + 1...end).last { Self.mayBreak(cells[$0 - 1], cells[$0]) } : nil
                end = max(space ?? 0, wide ?? 0) > start ? max(space ?? 0, wide ?? 0) : word
            }
            let last = cells[start..<end].lastIndex { $0.character != " " } ?? start
            lines.append(Self.spaces(indent) + Line(cells[start...last]))
            start = cells[end...].firstIndex { $0.character != " " } ?? cells.count
            indent = min(hang ?? text, columns / 2)
        }
        return lines
    }
}
