/// Color and weight of a cell. No information is in the style alone.
struct CellStyle: Sendable, Hashable {
    /// The meaning of a color. The theme chooses the color.
    enum Role: Sendable, Hashable {
        case text, heading, faint, accent, positive, negative, badge, skeleton
    }

    var role = Role.text
    var isBold = false
    /// A selected cell has its colors exchanged, so it is visible without color too.
    var isSelected = false
    /// The colors of a part of a picture, in place of the color of the role.
    var pixels: HalfBlocks.Cell?
    /// The part of a picture that the terminal draws in the cell itself.
    var picture: PicturePart?

    static let text = CellStyle()
    static let heading = CellStyle(role: .heading, isBold: true)
    static let faint = CellStyle(role: .faint)
    static let accent = CellStyle(role: .accent)
    static let positive = CellStyle(role: .positive)
    static let negative = CellStyle(role: .negative)
    static let badge = CellStyle(role: .badge)
    static let skeleton = CellStyle(role: .skeleton)

    var selected: CellStyle {
        var style = self
        style.isSelected = true
        return style
    }
}

/// A cell of a picture that the terminal draws itself.
struct PicturePart: Sendable, Hashable {
    let number: Int32
    let row: UInt16
    let column: UInt16
}

/// The cells of a terminal in rows. Screens are drawn by putting text on a grid.
struct Grid: Sendable, Hashable {
    struct Cell: Sendable, Hashable {
        /// Nil where the character to the left takes two columns.
        var character: Character?
        var style: CellStyle

        static let blank = Cell(character: " ", style: .text)
    }

    let width: Int
    let height: Int
    private var cells: [Cell]
    /// The pictures that the terminal draws itself, in the order in which they were put on the grid.
    private(set) var placements: [Placement] = []

    /// A picture with its first column and row.
    struct Placement: Sendable, Hashable {
        let picture: TerminalPicture
        let size: PictureSize
        let x: Int
        let y: Int
    }

    /// The largest width and height. A larger terminal shows the screen in part of its cells.
    static let largest = 1_000

    init(width: Int, height: Int) {
        self.width = min(max(width, 1), Self.largest)
        self.height = min(max(height, 1), Self.largest)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    subscript(row row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

    /// Puts untrusted text on one line, and returns the column after it. Text that does not fit is cut and gets an ellipsis.
    @discardableResult
    mutating func put(_ text: some StringProtocol, x: Int, y: Int, style: CellStyle = .text, width limit: Int = .max) -> Int {
        guard (0..<height).contains(y), x >= 0, x < width, limit > 0 else { return x }
        let end = min(width, limit < width ? x + limit : width)
        let text = TerminalSanitizer.line(text)
        let fits = Self.isAtMost(end - x, text)
        var column = x
        for character in text {
            let columns = character.columns
            // A combining mark without a letter takes no column.
            guard columns > 0 else { continue }
            if column + columns > (fits ? end : end - 1) { break }
            set(character, columns, column, y, style)
            column += columns
        }
        if !fits, column < end {
            set("…", 1, column, y, style)
            column += 1
        }
        return column
    }

    /// Fills the rest of a row, or a part of it, with a character.
    mutating func fill(x: Int = 0, y: Int, width: Int = .max, style: CellStyle, _ character: Character = " ") {
        guard (0..<height).contains(y), x < self.width else { return }
        for column in max(0, x)..<(width < self.width ? min(self.width, x + width) : self.width) { set(character, 1, column, y, style) }
    }

    /// Leaves cells to a picture that the terminal draws itself: some of its rows, and the columns that the grid has.
    mutating func place(_ picture: TerminalPicture, _ size: PictureSize, x: Int, y: Int, rows: Int) {
        guard x >= 0, y >= 0 else { return }
        placements.append(Placement(picture: picture, size: size, x: x, y: y))
        for row in 0..<max(0, min(size.height, rows, height - y)) {
            for column in 0..<max(0, min(size.width, width - x)) {
                let part = PicturePart(number: picture.number, row: UInt16(row), column: UInt16(column))
                set(" ", 1, x + column, y + row, CellStyle(picture: part))
            }
        }
    }

    /// Makes a cell different from every other one, such as for a terminal that may have drawn over it.
    mutating func spoil(x: Int, y: Int) { cells[y * width + x] = Cell(character: "\0", style: .text) }

    /// The text of a row, without blanks at its end.
    func text(row: Int) -> String {
        let text = String(self[row: row].compactMap(\.character))
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private static func isAtMost(_ columns: Int, _ text: String) -> Bool {
        var used = 0
        for character in text {
            used += character.columns
            if used > columns { return false }
        }
        return true
    }

    private mutating func set(_ character: Character, _ columns: Int, _ x: Int, _ y: Int, _ style: CellStyle) {
        let place = y * width + x
        // The other half of an overwritten character becomes a blank.
        if cells[place].character == nil, x > 0 { cells[place - 1].character = " " }
        let next = place + columns
        if x + columns < width, cells[next].character == nil { cells[next].character = " " }
        cells[place] = Cell(character: character, style: style)
        if columns == 2, x + 1 < width { cells[place + 1] = Cell(character: nil, style: style) }
    }
}
