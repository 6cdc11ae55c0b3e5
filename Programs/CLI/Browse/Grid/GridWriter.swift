/// Returns the text that changes a terminal from one grid to the next. It contains only the cells that differ.
struct GridWriter: Sendable {
    let theme: Theme
    private let pixels: PixelProtocol?
    private var shown: Grid?
    /// The pictures that the terminal keeps; nil if it keeps none.
    private var kitty: KittyPictures?

    /// - Parameter pixels: How the terminal draws the pixels of pictures; nil if it does not.
    init(theme: Theme, pixels: PixelProtocol? = nil) {
        (self.theme, self.pixels) = (theme, pixels)
        forgetPictures()
    }

    /// Sends the whole grid next time, such as after a resize. The terminal has its pictures still.
    mutating func forget() { shown = nil }

    /// Sends the whole grid and its pictures next time, because the terminal was given back meanwhile.
    mutating func forgetPictures() {
        shown = nil
        kitty = pixels == .kitty ? KittyPictures() : nil
    }

    /// Returns the text to send; it is empty if the terminal shows the grid already.
    mutating func update(to grid: Grid) -> String {
        defer { shown = grid }
        // A kept picture is not visible yet, so it does not have to be sent with the cells at once.
        let pictures = kitty?.update(to: grid.placements) ?? ""
        var text = ""
        let old = shown.flatMap { $0.width == grid.width && $0.height == grid.height ? $0 : nil }
        // Some terminals delete the pictures that they keep when the whole screen is erased, but not with the lines below the cursor.
        if old == nil { text += kitty == nil ? "\u{1B}[0m\u{1B}[2J" : "\u{1B}[0m\u{1B}[H\u{1B}[J" }
        var style: CellStyle?
        for row in 0..<grid.height { append(row, of: grid, before: old, to: &text, &style) }
        appendInlineImages(grid, before: old, to: &text, &style)
        // A terminal with synchronized updates shows the change at once.
        return pictures + (text.isEmpty ? "" : "\u{1B}[?2026h" + text + "\u{1B}[0m\u{1B}[?2026l")
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
            let look = cells[column].style.look
            if style != look {
                text += "\u{1B}[\(parameters(look))m"
                style = look
            }
            if let part = cells[column].style.picture, kitty != nil {
                KittyGraphics.appendPlaceholder(row: Int(part.row), column: Int(part.column), to: &text)
                cursor = column + 1
                continue
            }
            // A wall has thousands of half blocks, of which no property has to be looked up.
            let isHalfBlock = cells[column].style.pixels != nil
            if !isHalfBlock, character.hasDisputedColumns {
                // A terminal to which it is narrower would keep letters of before beside it.
                text += String(repeating: " ", count: character.columns) + "\u{1B}[\(row + 1);\(column + 1)H"
                unknown = column + character.mostColumns
            }
            text.append(character)
            // Terminals disagree about the width of some characters, so the column of the cursor is unknown after them.
            cursor = !isHalfBlock && character.isASCII ? column + 1 : nil
        }
    }

    private func parameters(_ look: CellStyle) -> String {
        guard let part = look.picture else { return theme.parameters(look) }
        return kitty?.id(of: part.number).map(KittyGraphics.parameters) ?? "0"
    }

    /// Appends the inline images of which a cell is new or was drawn over. A cell that covers a part of one is sent again behind it.
    private func appendInlineImages(_ grid: Grid, before old: Grid?, to text: inout String, _ style: inout CellStyle?) {
        guard pixels == .inlineImage else { return }
        var covered = grid
        for placement in grid.placements {
            guard case .file(let bytes) = placement.picture.content, placement.isNew(on: grid, before: old) else { continue }
            text += "\u{1B}[\(placement.y + 1);\(placement.x + 1)H" + InlineImage.show(bytes, in: placement.size)
            for (x, y) in placement.cells where !placement.isShown(x: x, y: y, on: grid) { covered.spoil(x: x, y: y) }
        }
        guard covered != grid else { return }
        for row in 0..<grid.height { append(row, of: grid, before: covered, to: &text, &style) }
    }
}

extension CellStyle {
    /// The part of the style that all cells of a picture have in common.
    fileprivate var look: CellStyle { picture.map { CellStyle(picture: PicturePart(number: $0.number, row: 0, column: 0)) } ?? self }
}

extension Grid.Placement {
    fileprivate var cells: [(x: Int, y: Int)] {
        (y..<y + size.height).flatMap { row in (x..<x + size.width).map { (x: $0, y: row) } }
    }

    /// Whether a cell of a grid shows its part of the picture.
    fileprivate func isShown(x: Int, y: Int, on grid: Grid) -> Bool {
        let part = PicturePart(number: picture.number, row: UInt16(y - self.y), column: UInt16(x - self.x))
        return grid[row: y].dropFirst(x).first?.style.picture == part
    }

    /// Whether a cell shows its part of the picture now, and did not before.
    fileprivate func isNew(on grid: Grid, before old: Grid?) -> Bool {
        cells.contains { (x, y) in isShown(x: x, y: y, on: grid) && !(old.map { isShown(x: x, y: y, on: $0) } ?? false) }
    }
}
