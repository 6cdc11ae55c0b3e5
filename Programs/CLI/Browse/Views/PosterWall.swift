import Marquee
import MarqueePresentation

/// The sizes of a wall: rows of posters with the title and its facts under each.
struct PosterWall: Sendable {
    /// A narrower screen has lists.
    static let narrowest = 100
    /// In pixels of TMDb: enough for the widest picture of a wall.
    static let requestedWidth = 92
    /// The same where the terminal draws pixels itself: about 12 for each column.
    static let requestedPixels = 154
    /// The cells of the largest poster. The pixels of a picture do not depend on its cells, so that it is not sent again after a resize.
    static let largest = PictureSize(width: 20, height: 15)
    private static let gap = 2
    private static let columnsWished = 7

    /// The cells of a poster.
    let poster: PictureSize
    /// How many posters are in a row.
    let columns: Int
    /// The columns from a poster to the one beside it. Text under a poster has all of them but one.
    private let pitch: Int
    /// The most rows of a title under its poster.
    let titleRows: Int

    /// Posters grow with the screen. They have the shape of TMDb's, two by three: a cell is twice as high as wide.
    init(width: Int, height: Int) {
        let fitting = width / Self.columnsWished - Self.gap
        let widest = max(8, min(Self.largest.width, (height - 5) * 4 / 3))
        let columns = min(max(12, fitting), widest)
        poster = PictureSize(width: columns, height: max(1, columns * 3 / 4))
        self.columns = max(1, (width + Self.gap - 2) / (columns + Self.gap))
        // Posters share the columns that would be left behind the last one.
        pitch = max(columns + Self.gap, (width + Self.gap - 2) / self.columns)
        // A second row of a title takes no row of posters from the screen, each of which may have a heading.
        let least = poster.height + 4
        titleRows = max(1, height / least) == max(1, height / (least + 1)) ? 2 : 1
    }

    /// The rows of the screen from a poster to the one under it.
    var rowHeight: Int { poster.height + titleRows + 2 }

    /// The columns of the text under a poster.
    var textWidth: Int { pitch - 1 }

    /// The column of the canvas at which a poster begins.
    func x(_ column: Int) -> Int { 1 + column * pitch }

    /// The request for the picture of a title; nil for a title without one.
    func picture(of item: MediaItem, width: Int = requestedWidth) -> WallPicture? {
        item.portraitPath.map { path in
            let kind: ImageKind = if case .person = item { .profile } else { .poster }
            return WallPicture(request: ImageRequest(path, as: kind, width: width), cells: poster)
        }
    }
}

extension Canvas {
    /// The sizes of a wall on this canvas.
    var wall: PosterWall { PosterWall(width: width, height: height) }

    /// Draws titles as a wall from a row on, with the row of the selected one in sight. Only the arranged titles are drawn, if there
    /// are any.
    mutating func wall(_ items: [MediaItem], _ marks: [Markable: Marks], selected: Int, as rows: ArrangedRows? = nil, from top: Int) {
        let wall = wall
        let (selected, count) = (rows?.selected ?? selected, rows?.indices.count ?? items.count)
        let viewport = Viewport(
            selected: selected / wall.columns, of: (count + wall.columns - 1) / wall.columns, space: (height - top) / wall.rowHeight)
        // The row under the last whole one is drawn as far as there is room.
        let end = min(count, (viewport.range.upperBound + 1) * wall.columns)
        for place in viewport.first * wall.columns..<max(viewport.first * wall.columns, end) {
            let (index, y) = (rows?.indices[place] ?? place, top + (place / wall.columns - viewport.first) * wall.rowHeight)
            let item = items[index]
            card(
                item, Markable(item.id).flatMap { marks[$0] } ?? .none, wall, isSelected: place == selected, column: place % wall.columns,
                y: y)
            note(.item(index), x: wall.x(place % wall.columns), y: y, width: wall.poster.width, height: wall.rowHeight - 1)
        }
    }

    /// Draws a poster with its title and facts under it. The selected one has a frame around the poster.
    mutating func card(_ item: MediaItem, _ marks: Marks, _ wall: PosterWall, isSelected: Bool, column: Int, y: Int) {
        let (x, size) = (wall.x(column), wall.poster)
        if let picture = wall.picture(of: item, width: wallPictures?.requestedWidth ?? PosterWall.requestedWidth) {
            if y < height { seen.want(picture) }
            if let cells = wallPictures?.cells(picture) {
                if !draw(wallPictures?.image(picture), size, x: x, y: y) { draw(cells, x: x, y: y) }
            } else {
                for row in 0..<size.height { fill(x: x, y: y + row, width: size.width, style: .skeleton, "░") }
            }
        } else {
            blank(item, x: x, y: y, size)
        }
        if isSelected { selectedFrame(x: x - 1, y: y, PictureSize(width: size.width + 2, height: size.height)) }
        let title = Self.rows(of: item.title, width: wall.textWidth, most: wall.titleRows)
        for (offset, row) in title.enumerated() {
            put(row, x: x, y: y + size.height + offset, isSelected: isSelected)
        }
        put(Self.facts(item, marks, width: wall.textWidth), x: x, y: y + size.height + title.count, style: .faint, width: wall.textWidth)
    }

    /// Over an inline image the frame has its sides only. What is drawn over such a picture costs sending it again afterwards.
    private mutating func selectedFrame(x: Int, y: Int, _ size: PictureSize) {
        guard case .file? = grid.placements.last.flatMap({ $0.x == x + 1 && $0.y == rows.lowerBound + y ? $0.picture.content : nil }) else {
            return frame(x: x, y: y, size, style: .selectedFrame)
        }
        for row in 0..<size.height {
            for side in [x, x + size.width - 1] { put("│", x: side, y: y + row, style: .selectedFrame) }
        }
    }

    /// The rows of a title, of which the last one ends in an ellipsis if there are too few.
    private static func rows(of title: String, width: Int, most: Int) -> [Line] {
        let rows = Line(title, .heading).wrapped(to: width)
        guard rows.count > most, most > 0 else { return rows }
        return rows.prefix(most - 1) + [(rows[most - 1] + "…").cut(to: width)]
    }

    /// The marks, the year and the average vote, as far as there is room for each of them.
    private static func facts(_ item: MediaItem, _ marks: Marks, width: Int) -> String {
        let signs = Glyphs.line(marks).text
        let facts = [item.year.map(String.init), item.voteAverage.map(TitleLines.average)].compactMap { $0 }
        func line(_ count: Int) -> String { (signs.isEmpty ? "" : signs + " ") + facts.prefix(count).joined(separator: " · ") }
        let count = (0...facts.count).last { line($0).columns <= width } ?? 0
        return line(count)
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
