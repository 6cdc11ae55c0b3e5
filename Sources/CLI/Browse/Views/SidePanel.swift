import Marquee
import MarqueePresentation

/// The selected title of a list beside it: its poster, facts and overview. A screen of 100 columns has room for it.
enum SidePanel {
    private static let narrowest = 100
    /// The columns between the list and the panel.
    static let gap = 3

    static func fits(_ width: Int) -> Bool { width >= narrowest }

    static func width(on canvas: Canvas) -> Int { min(52, canvas.grid.width / 3) }

    /// Draws the panel, and leaves the columns beside it for the list.
    static func draw(_ item: MediaItem, on canvas: inout Canvas) {
        let (width, left) = (width(on: canvas), canvas.grid.width - width(on: canvas))
        var y = 0
        if canvas.picture != nil, item.poster != nil {
            y = canvas.drawPicture(x: left, width: width, height: canvas.height * 3 / 5) + 1
        }
        let original = item.originalTitle.map { [Line($0, .faint)] } ?? []
        let overview = item.overview.isEmpty ? TitleLines.detail(item) : item.overview
        for line in [Line(item.title, .heading)] + original + [Line(TitleLines.facts(item), .faint), .empty, Line(overview)] {
            for row in line.wrapped(to: width) {
                // The last row of the panel says that the text goes on.
                if y == canvas.height - 1 { return end(left, width, &canvas) }
                canvas.put(row, x: left, y: y)
                y += 1
            }
        }
        end(left, width, &canvas)
    }

    private static func end(_ left: Int, _ width: Int, _ canvas: inout Canvas) {
        canvas.margin = width + gap
    }
}

extension MediaItem {
    /// The poster or profile image for the panel.
    var poster: ImageRequest? {
        switch self {
        case .person(let person): person.profilePath.map { ImageRequest($0, as: .profile, width: ShownPicture.requestedWidth) }
        default: portraitPath.map { ImageRequest($0, as: .poster, width: ShownPicture.requestedWidth) }
        }
    }
}
