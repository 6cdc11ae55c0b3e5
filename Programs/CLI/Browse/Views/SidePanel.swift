import Marquee
import MarqueePresentation

/// The selected title of a list beside it: its poster, facts and overview. A screen of 100 columns has room for it.
struct SidePanel {
    let item: MediaItem
    private let width: Int

    private static let narrowest = 100
    /// Lines of a list do not need more columns than this, so that the panel begins where they end.
    private static let widestList = 96
    /// Longer lines of an overview are hard to read.
    private static let widestText = 96
    /// A panel as wide as this has its text beside the poster.
    private static let widthOfColumns = 72
    /// The columns between the list and the panel.
    private static let gap = 3

    /// Returns nil if no title is selected, or if the screen has no room for the panel.
    init?(beside facts: PageFacts, width: Int) {
        guard width >= Self.narrowest, let item = facts.aside else { return nil }
        self.item = item
        let third = min(52, width / 3)
        self.width = facts.hasCards ? third : max(third, width - Self.gap - Self.widestList)
    }

    /// The columns that the panel takes from the list.
    var margin: Int { width + Self.gap }

    /// Draws the panel, and leaves the columns beside it for the list. Cast and trailer are under the overview, which is cut for them.
    func draw(_ facts: PanelDetails.Facts?, on canvas: inout Canvas) {
        var (left, width, top) = (canvas.grid.width - width, width, 0)
        if canvas.picture != nil, item.poster != nil {
            let isBeside = width >= Self.widthOfColumns
            let space = PictureSize(width: isBeside ? width / 3 : width, height: isBeside ? canvas.height : canvas.height * 3 / 5)
            let place = canvas.drawPicture(x: left, within: space)
            if isBeside {
                (left, width) = (left + place.width + Self.gap, width - place.width - Self.gap)
            } else {
                top = place.height + 1
            }
        }
        let original = item.originalTitle.map { [Line($0, .faint)] } ?? []
        let overview = item.overview.isEmpty ? TitleLines.detail(item) : item.overview
        let textWidth = min(width, Self.widestText)
        let rows = ([Line(item.title, .heading)] + original + [Line(TitleLines.facts(item), .faint), .empty, Line(overview)])
            .flatMap { $0.wrapped(to: textWidth) }
        let tail = Self.lines(facts).flatMap { $0.wrapped(to: textWidth) }
        let space = max(0, canvas.height - 1 - top)
        // The title, its facts and a row of the overview are worth more than the cast.
        let room = space - tail.count >= Self.fewestRows ? space - tail.count : space
        for (offset, row) in rows.prefix(room).enumerated() {
            let goesOn = offset == room - 1 && rows.count > room
            canvas.put(goesOn ? (row + "…").cut(to: width) : row, x: left, y: top + offset)
        }
        if room < space {
            for (offset, row) in tail.enumerated() { canvas.put(row, x: left, y: top + min(room, rows.count) + offset) }
        }
        canvas.margin = margin
    }

    private static let fewestRows = 4

    private static func lines(_ facts: PanelDetails.Facts?) -> [Line] {
        guard let facts else { return [] }
        let names = Line(facts.cast.joined(separator: Texts.comma))
        let cast = facts.cast.isEmpty ? [] : [Line(Texts.labeled(Texts.screens.cast), .faint) + names]
        let lines = cast + (facts.trailer == nil ? [] : [Line("▶ ", .vote) + Line(Texts.keysTrailer)])
        return lines.isEmpty ? [] : [.empty] + lines
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
