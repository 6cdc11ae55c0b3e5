/// How a cell of the screen looks. It never says anything that the text does not say.
struct CellStyle: Sendable, Hashable {
    /// What a color means; the theme knows the colors.
    enum Role: Sendable, Hashable {
        case text, heading, faint, accent, positive, negative, badge, skeleton
    }

    var role = Role.text
    var isBold = false
    /// Whether it is where the person is: shown with colors exchanged, so that it is seen without color too.
    var isSelected = false
    /// The colors of a part of a picture, in place of that of the role.
    var pixels: HalfBlocks.Cell?

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

/// What a terminal shows: cells in rows, each with one character. A screen is drawn by putting text on a grid, and nothing else.
struct Grid: Sendable, Hashable {
    struct Cell: Sendable, Hashable {
        /// The character; nil where the character to the left takes two columns.
        var character: Character?
        var style: CellStyle

        static let blank = Cell(character: " ", style: .text)
    }

    let width: Int
    let height: Int
    private var cells: [Cell]

    /// A screen that somebody makes absurdly large is shown in part.
    static let largest = 1_000

    init(width: Int, height: Int) {
        self.width = min(max(width, 1), Self.largest)
        self.height = min(max(height, 1), Self.largest)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    subscript(row row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

    /// Puts text from outside on one line, cut with an ellipsis where it is wider than what is left, and returns the column after it.
    @discardableResult
    mutating func put(_ text: some StringProtocol, x: Int, y: Int, style: CellStyle = .text, width limit: Int = .max) -> Int {
        guard (0..<height).contains(y), x >= 0, x < width, limit > 0 else { return x }
        let end = min(width, limit < width ? x + limit : width)
        let text = TerminalSanitizer.line(text)
        let fits = Self.isAtMost(end - x, text)
        var column = x
        for character in text {
            let columns = character.columns
            // A mark without a letter has no place of its own.
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

    /// Fills the rest of a row, or a part of it, with blanks of a style.
    mutating func fill(x: Int = 0, y: Int, width: Int = .max, style: CellStyle, _ character: Character = " ") {
        guard (0..<height).contains(y), x < self.width else { return }
        for column in max(0, x)..<(width < self.width ? min(self.width, x + width) : self.width) { set(character, 1, column, y, style) }
    }

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
        // Half of a character that is overwritten is no character.
        if cells[place].character == nil, x > 0 { cells[place - 1].character = " " }
        let next = place + columns
        if x + columns < width, cells[next].character == nil { cells[next].character = " " }
        cells[place] = Cell(character: character, style: style)
        if columns == 2, x + 1 < width { cells[place + 1] = Cell(character: nil, style: style) }
    }
}
