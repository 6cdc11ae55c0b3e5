import Marquee

/// A page of text with links, as lines that scroll. On a wide screen, a page may have a second column.
struct TextPage {
    private(set) var lines: [(line: Line, link: Int?, isAside: Bool)] = []
    private(set) var links: [BrowseLink] = []
    /// Whether a wide screen shows the page in two columns.
    var hasAside = false
    /// Whether the lines that are added belong to the second column.
    var isAside = false

    mutating func add(_ line: Line) { lines.append((line, nil, isAside)) }

    /// The selected link; nil if no link is selected.
    func link(at position: ReadingPosition) -> BrowseLink? {
        position.link.flatMap { links.indices.contains($0) ? links[$0] : nil }
    }

    /// Adds a line that is a link.
    mutating func add(_ line: Line, to link: BrowseLink) {
        lines.append((line, links.count, isAside))
        links.append(link)
    }

    /// Adds a line that is a link to a title, a person or a collection, whose page shows the known facts at once.
    mutating func add(_ line: Line, to item: MediaItem) { add(line, to: .item(item.id, preview: item)) }

    /// Adds lines in the place of a text that is not loaded yet.
    mutating func addPlaceholder() {
        add(.empty)
        for length in [44, 38, 41, 22] { add(Line(String(repeating: "░", count: length), .faint)) }
    }

    /// Adds a heading and the lines under it. Without lines it adds nothing.
    mutating func add(_ heading: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        add(heading: heading)
        for text in texts { add(Line("  " + text)) }
    }

    mutating func add(heading: String) {
        add(.empty)
        add(Line(heading, .heading))
    }

    /// Adds each paragraph of a text as a line; the last one names the language of the text if that is not the wished one.
    mutating func add(paragraphs text: String, in language: String? = nil) {
        let paragraphs = text.split(whereSeparator: \.isNewline)
        for (index, paragraph) in paragraphs.enumerated() {
            add(Line(paragraph) + (index == paragraphs.count - 1 ? Screens.mark(language) : .empty))
        }
    }
}

extension Canvas {
    /// Draws the rows of a page from a position on.
    mutating func draw(_ page: TextPage, at position: ReadingPosition) {
        let columns = columns(of: page)
        let start = start(of: columns, at: position)
        for (number, rows) in columns.enumerated() {
            let x = number * (columnWidth(of: page) + Self.columnGap)
            for (offset, row) in rows.dropFirst(start).prefix(height).enumerated() {
                let isSelected = row.link != nil && row.link == position.link
                put(row.line, x: x, y: offset, isSelected: isSelected)
                if let link = row.link { note(.link(link), x: x, y: offset, width: columnWidth(of: page), height: 1) }
                // A long link takes several rows, of which the first one has the sign.
                let isFirst = offset + start == 0 || rows[offset + start - 1].link != row.link
                if isSelected, isFirst, row.line.spans.first?.text.hasPrefix("  ") == true { put("▸", x: x, y: offset, style: .accent) }
            }
        }
        if start + height < Self.height(of: columns) { put("↓", x: self.width - 1, y: height - 1, style: .accent) }
        if start > 0 { put("↑", x: self.width - 1, y: 0, style: .accent) }
    }

    /// The position some rows further, at most at the end of the page. It starts at the rows that are shown at the given position.
    func scrolled(_ page: TextPage, from position: ReadingPosition, by step: Int) -> ReadingPosition {
        let columns = columns(of: page)
        let last = max(0, Self.height(of: columns) - height)
        return ReadingPosition(scroll: min(max(0, start(of: columns, at: position) + max(-last, min(step, last))), last))
    }

    /// The links of which a row is shown at a position, in their order.
    func links(in page: TextPage, at position: ReadingPosition) -> [Int] {
        let columns = columns(of: page)
        let start = start(of: columns, at: position)
        return columns.flatMap { $0.dropFirst(start).prefix(height).compactMap(\.link) }
    }

    /// The link one step before or behind the selected one, if it is shown; without a selected one, the first or the last one that is
    /// shown.
    func link(in page: TextPage, from position: ReadingPosition, by step: Int) -> Int? {
        let shown = links(in: page, at: position)
        guard let selected = position.link, shown.contains(selected) else { return step > 0 ? shown.first : shown.last }
        return shown.contains(selected + step) ? selected + step : nil
    }

    /// The first row that is shown. The row of a selected link is always shown.
    private func start(of columns: [[Row]], at position: ReadingPosition) -> Int {
        let last = max(0, Self.height(of: columns) - height)
        let start = min(position.scroll, last)
        guard let link = position.link,
            let place = columns.lazy.compactMap({ rows in rows.firstIndex { $0.link == link } }).first,
            !(start..<start + height).contains(place)
        else { return start }
        return min(max(0, place - height / 2), last)
    }

    /// A line of a page, or the part of it that fits on one row of the screen.
    private typealias Row = (line: Line, link: Int?)

    /// A canvas with fewer columns shows both parts of a page below each other.
    private static let narrowestWithColumns = 120
    private static let columnGap = 4

    private func hasColumns(_ page: TextPage) -> Bool { page.hasAside && width >= Self.narrowestWithColumns }

    /// The last columns of the canvas show whether there are rows above or below.
    private func columnWidth(of page: TextPage) -> Int { max(1, hasColumns(page) ? (width - 2 - Self.columnGap) / 2 : width - 2) }

    /// The rows of each column. They scroll together.
    private func columns(of page: TextPage) -> [[Row]] {
        let width = columnWidth(of: page)
        func rows(_ lines: some Sequence<(line: Line, link: Int?, isAside: Bool)>) -> [Row] {
            lines.flatMap { entry in entry.line.wrapped(to: width).map { (line: $0, link: entry.link) } }
        }
        guard hasColumns(page) else { return [rows(page.lines)] }
        // The first line of the second column is an empty one above a heading.
        let aside = page.lines.filter(\.isAside).drop { $0.line.isEmpty }
        return [rows(page.lines.filter { !$0.isAside }), rows(aside)]
    }

    private static func height(of columns: [[Row]]) -> Int { columns.reduce(0) { max($0, $1.count) } }
}
