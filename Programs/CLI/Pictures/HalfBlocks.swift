/// A picture as cells of a terminal: each shows two pixels, one above the other, as the colors of an upper half block and of its
/// background.
struct HalfBlocks: Sendable, Hashable {
    struct Cell: Sendable, Hashable {
        let top: CellColor
        let bottom: CellColor
    }

    static let block: Character = "▀"

    /// How many columns and rows there are.
    let size: PictureSize
    private let cells: [Cell]

    init(_ pixels: Pixels, size: PictureSize, _ depth: CellColor.Depth) {
        let colors = pixels.scaled(to: PictureSize(width: size.width, height: size.height * 2)).map { CellColor($0, depth) }
        self.size = size
        cells = (0..<size.width * size.height).map { index in
            let top = (index / size.width) * 2 * size.width + index % size.width
            return Cell(top: colors[top], bottom: colors[top + size.width])
        }
    }

    subscript(row row: Int) -> ArraySlice<Cell> { cells[row * size.width..<(row + 1) * size.width] }

    /// The rows as a terminal is sent them, each with its own colors from its beginning to its end.
    var rows: [String] {
        (0..<size.height).map { row in
            var (text, before) = ("", Cell?.none)
            for cell in self[row: row] {
                if cell != before { text += "\u{1B}[\(cell.parameters)m" }
                text.append(Self.block)
                before = cell
            }
            return text + "\u{1B}[0m"
        }
    }
}

extension HalfBlocks.Cell {
    /// The parameters of the escape sequence that sets both colors.
    var parameters: String { top.parameters(isBackground: false) + ";" + bottom.parameters(isBackground: true) }
}
