/// The picture beside a page of text, or its placeholder.
struct ShownPicture: Sendable {
    enum Phase: Sendable, Hashable {
        case loading, failed
        case shown(Pixels)
    }

    /// In pixels of TMDb: two for each column that a picture takes on a wide terminal.
    static let requestedWidth = 154

    var phase: Phase
    let depth: CellColor.Depth
    /// The shape of the placeholder: that of posters and profile images, or that of stills.
    var shape = Self.portrait
    /// The same for a terminal that draws pixels itself; nil elsewhere.
    var image: TerminalPicture?

    static let portrait = PictureSize(width: 2_000, height: 3_000)
    static let landscape = PictureSize(width: 3_200, height: 1_800)
}

extension Canvas {
    /// A canvas with fewer columns has no room for a picture.
    private static let narrowest = 60
    private static let gap = 2
    /// The cells of the picture at the right; nil without a picture.
    private var pictureCells: PictureSize? {
        guard let picture, width >= Self.narrowest else { return nil }
        return PictureSize.cells(for: picture.shape, within: PictureSize(width: width / 4, height: height))
    }

    /// The canvas without the columns of the picture.
    var besidePicture: Canvas {
        var canvas = self
        if let cells = pictureCells { canvas.margin = cells.width + Self.gap }
        return canvas
    }

    /// Draws the picture or its placeholder at the right, and leaves the columns beside it for the text.
    mutating func drawPicture() {
        guard let picture, let place = pictureCells else { return }
        let left = width - place.width
        switch picture.phase {
        case .shown(let pixels): draw(picture, pixels, x: left, within: place)
        case .loading: for row in 0..<place.height { fill(x: left, y: row, style: .skeleton, "░") }
        case .failed:
            frame(x: left, y: 0, PictureSize(width: place.width, height: min(5, place.height)), style: .faint)
            put(Texts.noPicture, x: left + max(1, (place.width - Texts.noPicture.columns) / 2), y: min(5, place.height) / 2, style: .faint)
        }
        margin = place.width + Self.gap
    }

    /// Draws the picture or its placeholder at the top of some columns, and returns the size of the placeholder.
    mutating func drawPicture(x: Int, within space: PictureSize) -> PictureSize {
        guard let picture else { return PictureSize(width: 0, height: 0) }
        let place = PictureSize.cells(for: picture.shape, within: space)
        if case .shown(let pixels) = picture.phase {
            draw(picture, pixels, x: x, within: place)
        } else {
            for row in 0..<place.height { fill(x: x, y: row, width: place.width, style: .skeleton, "░") }
        }
        return place
    }

    private mutating func draw(_ picture: ShownPicture, _ pixels: Pixels, x: Int, within place: PictureSize) {
        let size = PictureSize.cells(for: pixels.size, within: place)
        if !draw(picture.image, size, x: x) { draw(HalfBlocks(pixels, size: size, picture.depth), x: x) }
    }

    /// Leaves cells to a picture that the terminal draws itself. Returns false without such a picture, and if the terminal cannot draw it
    /// there: it draws an inline image whole or not at all.
    mutating func draw(_ picture: TerminalPicture?, _ size: PictureSize, x: Int, y: Int = 0) -> Bool {
        guard let picture, (0..<height).contains(y), (0..<grid.width).contains(x) else { return false }
        let canDraw =
            switch picture.content {
            case .pixels: max(size.width, size.height) <= KittyGraphics.mostCells
            case .file: x + size.width <= grid.width && y + size.height <= height
            }
        if canDraw { grid.place(picture, size, x: x, y: rows.lowerBound + y, rows: height - y) }
        return canDraw
    }

    /// Draws the edge of a box, as far as there is room for one.
    mutating func frame(x: Int, y: Int, _ size: PictureSize, style: CellStyle) {
        guard size.width >= 2, size.height >= 2 else { return }
        let line = String(repeating: "─", count: size.width - 2)
        put("╭" + line + "╮", x: x, y: y, style: style)
        for row in 1..<size.height - 1 {
            put("│", x: x, y: y + row, style: style)
            put("│", x: x + size.width - 1, y: y + row, style: style)
        }
        put("╰" + line + "╯", x: x, y: y + size.height - 1, style: style)
    }

    mutating func draw(_ picture: HalfBlocks, x: Int, y: Int = 0) {
        for row in 0..<picture.size.height {
            for (column, cell) in picture[row: row].enumerated() {
                fill(x: x + column, y: y + row, width: 1, style: CellStyle(pixels: cell), HalfBlocks.block)
            }
        }
    }
}
