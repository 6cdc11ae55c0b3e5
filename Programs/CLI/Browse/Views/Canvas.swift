import Marquee

/// The rows of a grid that a page draws on, and the layout in which it draws.
struct Canvas {
    /// How much a list shows of each title. A wall has pictures, and is a list where the screen has no room or shows no pictures.
    enum Layout: Sendable, Hashable {
        case wall, list, compact
    }

    /// How much space there is between rows.
    enum Density: String, Sendable, Hashable, CaseIterable {
        case normal, spacious
    }

    var grid: Grid
    /// The rows between the tabs and the line of keys.
    let rows: Range<Int>
    var layout = Layout.list
    var density = Density.normal
    /// The picture of the page; nil where the terminal shows no pictures, or the page has none.
    var picture: ShownPicture?
    /// The number of columns at the right that the picture takes.
    var margin = 0
    /// The loaded pictures of a wall; nil where the terminal shows no pictures.
    var wallPictures: WallCells?
    /// The titles that are kept by their names.
    var kept: Set<MediaReference> = []
    /// The rows, titles and pictures that are drawn on the screen.
    var seen = Seen()

    var width: Int { max(1, grid.width - margin) }
    var height: Int { rows.count }

    /// Puts text on a row, counted from the first row of the canvas, and returns the column after it. Rows outside are left out.
    @discardableResult
    mutating func put(_ text: some StringProtocol, x: Int = 0, y: Int, style: CellStyle = .text, width: Int = .max) -> Int {
        guard (0..<height).contains(y) else { return x }
        return grid.put(text, x: x, y: rows.lowerBound + y, style: style, width: min(width, self.width - x))
    }

    /// Puts a line of styled text on a row.
    mutating func put(_ line: Line, x: Int = 0, y: Int, isSelected: Bool = false) {
        var column = x
        for span in line.spans {
            let style = CellStyle(span.style)
            column = put(span.text, x: column, y: y, style: isSelected ? style.selected : style)
        }
    }

    mutating func fill(x: Int = 0, y: Int, width: Int = .max, style: CellStyle, _ character: Character = " ") {
        guard (0..<height).contains(y) else { return }
        grid.fill(x: x, y: rows.lowerBound + y, width: width, style: style, character)
    }

    /// Notes that a click on some cells chooses a place.
    mutating func note(_ place: Seen.Spot, x: Int = 0, y: Int, width: Int = .max, height: Int) {
        let columns = min(x, self.width)..<min(self.width, width < self.width ? x + width : self.width)
        let top = max(0, y)
        let bottom = min(self.height, y + height)
        guard top < bottom, !columns.isEmpty else { return }
        seen.note(place, columns: columns, rows: rows.lowerBound + top..<rows.lowerBound + bottom)
    }

    /// Puts a message in the middle.
    mutating func center(_ lines: [(text: String, style: CellStyle)]) {
        let wrapped = lines.flatMap { line in Line(line.text).wrapped(to: max(8, width - 4)).map { (text: $0.text, style: line.style) } }
        let top = max(0, (height - wrapped.count) / 2)
        for (offset, line) in wrapped.enumerated() {
            put(line.text, x: max(0, (width - line.text.columns) / 2), y: top + offset, style: line.style)
        }
    }

    /// Puts an error and the key that retries in the middle.
    mutating func center(_ error: MarqueeError, retry: RetryKey = .r) {
        center([(error.words, .negative), (retry.advice, .faint)])
    }
}

extension CellStyle {
    init(_ style: Style) {
        switch style {
        case .plain: self = .text
        case .heading: self = .heading
        case .faint, .cacheNote: self = .faint
        case .vote: self = .positive
        case .error: self = .negative
        }
    }
}
