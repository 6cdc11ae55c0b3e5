/// Returns the text that changes a terminal from one grid to the next. It contains only the cells that differ.
struct GridWriter: Sendable {
    let theme: Theme
    private var shown: Grid?

    init(theme: Theme) { self.theme = theme }

    /// Sends the whole grid next time, such as after a resize.
    mutating func forget() { shown = nil }

    /// Returns the text to send; it is empty if the terminal shows the grid already.
    mutating func update(to grid: Grid) -> String {
        defer { shown = grid }
        var text = ""
        let old = shown.flatMap { $0.width == grid.width && $0.height == grid.height ? $0 : nil }
        if old == nil { text += "\u{1B}[0m\u{1B}[2J" }
        var style: CellStyle?
        for row in 0..<grid.height { append(row, of: grid, before: old, to: &text, &style) }
        // A terminal with synchronized updates shows the change at once.
        return text.isEmpty ? "" : "\u{1B}[?2026h" + text + "\u{1B}[0m\u{1B}[?2026l"
    }

    private func append(_ row: Int, of grid: Grid, before old: Grid?, to text: inout String, _ style: inout CellStyle?) {
        let cells = Array(grid[row: row])
        let before = old.map { Array($0[row: row]) }
        var cursor: Int?
        // Up to here, a character of disputed width may have drawn over cells that have not changed.
        var unknown = 0
        for column in cells.indices {
            guard let character = cells[column].character else { continue }
            let isWide = column + 1 < cells.count && cells[column + 1].character == nil
            let isKnown = column >= unknown
            let isShown = isKnown && before.map { $0[column] == cells[column] && (!isWide || $0[column + 1] == cells[column + 1]) } ?? false
            let isBlank = isKnown && before == nil && cells[column] == .blank
            if isShown || isBlank { continue }
            if cursor != column { text += "\u{1B}[\(row + 1);\(column + 1)H" }
            if style != cells[column].style {
                text += "\u{1B}[\(theme.parameters(cells[column].style))m"
                style = cells[column].style
            }
            if character.hasDisputedColumns {
                // A terminal to which it is narrower would keep letters of before beside it.
                text += String(repeating: " ", count: character.columns) + "\u{1B}[\(row + 1);\(column + 1)H"
                unknown = column + character.mostColumns
            }
            text.append(character)
            // Terminals disagree about the width of some characters, so the column of the cursor is unknown after them.
            cursor = character.isASCII ? column + 1 : nil
        }
    }
}
