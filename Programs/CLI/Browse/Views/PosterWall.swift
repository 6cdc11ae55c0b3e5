import Marquee
import MarqueePresentation

/// The sizes of a wall: rows of posters with two lines of text under each.
struct PosterWall: Sendable {
    /// A narrower screen has lists.
    static let narrowest = 100
    /// In pixels of TMDb: enough for the widest picture of a wall.
    static let requestedWidth = 92
    private static let gap = 2
    private static let columnsWished = 7

    /// The cells of a poster.
    let poster: PictureSize
    /// How many posters are in a row.
    let columns: Int

    /// Posters grow with the screen. They have the shape of TMDb's, two by three: a cell is twice as high as wide.
    init(width: Int, height: Int) {
        let fitting = width / Self.columnsWished - Self.gap
        let widest = max(8, min(20, (height - 5) * 4 / 3))
        let columns = min(max(12, fitting), widest)
        poster = PictureSize(width: columns, height: max(1, columns * 3 / 4))
        self.columns = max(1, (width + Self.gap - 2) / (columns + Self.gap))
    }

    /// The rows of the screen from a poster to the one under it.
    var rowHeight: Int { poster.height + 3 }

    /// The column of the canvas at which a poster begins.
    func x(_ column: Int) -> Int { 1 + column * (poster.width + Self.gap) }

    /// The request for the picture of a title; nil for a title without one.
    func picture(of item: MediaItem) -> WallPicture? {
        item.portraitPath.map { path in
            let kind: ImageKind = if case .person = item { .profile } else { .poster }
            return WallPicture(request: ImageRequest(path, as: kind, width: PosterWall.requestedWidth), cells: poster)
        }
    }
}

extension Canvas {
    /// The sizes of a wall on this canvas.
    var wall: PosterWall { PosterWall(width: width, height: height) }

    /// Draws titles as a wall from a row on, with the row of the selected one in sight.
    mutating func wall(_ items: [MediaItem], _ marks: [Markable: Marks], selected: Int, from top: Int) {
        let wall = wall
        let viewport = Viewport(
            selected: selected / wall.columns, of: (items.count + wall.columns - 1) / wall.columns, space: (height - top) / wall.rowHeight)
        // The row under the last whole one is drawn as far as there is room.
        let end = min(items.count, (viewport.range.upperBound + 1) * wall.columns)
        for index in viewport.first * wall.columns..<end {
            let y = top + (index / wall.columns - viewport.first) * wall.rowHeight
            let item = items[index]
            card(
                item, Markable(item.id).flatMap { marks[$0] } ?? .none, wall, isSelected: index == selected, column: index % wall.columns,
                y: y)
            note(.item(index), x: wall.x(index % wall.columns), y: y, width: wall.poster.width, height: wall.rowHeight - 1)
        }
    }

    /// Draws a poster with its title and facts under it. The selected one has a frame around the poster.
    mutating func card(_ item: MediaItem, _ marks: Marks, _ wall: PosterWall, isSelected: Bool, column: Int, y: Int) {
        let (x, size) = (wall.x(column), wall.poster)
        if let picture = wall.picture(of: item) {
            if y < height { seen.want(picture) }
            if let cells = wallPictures?.cells(picture) {
                draw(cells, x: x, y: y)
            } else {
                for row in 0..<size.height { fill(x: x, y: y + row, width: size.width, style: .skeleton, "░") }
            }
        } else {
            blank(item, x: x, y: y, size)
        }
        if isSelected { frame(x: x - 1, y: y, PictureSize(width: size.width + 2, height: size.height), style: .selectedFrame) }
        put(item.title, x: x, y: y + size.height, style: isSelected ? .heading.selected : .heading, width: size.width)
        let signs = Glyphs.line(marks).text
        let facts = [item.year.map(String.init), item.voteAverage.map(TitleLines.average)].compactMap { $0 }.joined(separator: " · ")
        put(signs.isEmpty ? facts : signs + " " + facts, x: x, y: y + size.height + 1, style: .faint, width: size.width)
    }

    /// A title without a picture is a box with its name.
    private mutating func blank(_ item: MediaItem, x: Int, y: Int, _ size: PictureSize) {
        frame(x: x, y: y, size, style: .skeleton)
        let lines = Line(item.title, .faint).wrapped(to: max(1, size.width - 4)).prefix(max(0, size.height - 4))
        for (offset, line) in lines.enumerated() { put(line.text, x: x + 2, y: y + 2 + offset, style: .faint, width: size.width - 4) }
    }
}

extension CellStyle {
    /// The edge of the poster on which the cursor is.
    static let selectedFrame = CellStyle(role: .accent, isBold: true)
}
