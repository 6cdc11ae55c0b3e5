import Marquee
import MarqueePresentation

/// A highlighted title, and a row of titles for every category.
enum HomeView {
    static let cardWidth = 22

    static func draw(_ state: HomeState, _ scene: BrowseScene, on canvas: inout Canvas) {
        switch state.shown.content {
        case .loading: canvas.draw(.home)
        case .empty: canvas.center([(Texts.screens.nothingHere, .faint)])
        case .failed(let error): canvas.center(error)
        case .loaded(let fetched, let isRefreshing): draw(fetched, isRefreshing, state.shown, scene, on: &canvas)
        }
    }

    private static func draw(
        _ fetched: Fetched<HomeContent>, _ isRefreshing: Bool, _ shown: HomeState.Shown, _ scene: BrowseScene, on canvas: inout Canvas
    ) {
        var top = 0
        if let highlight = fetched.value.highlight, canvas.height >= 14 {
            canvas.put(TitleRow.heading(highlight, fetched.marks(on: highlight.id)), y: 0)
            let overview = Line(highlight.overview, .faint).wrapped(to: canvas.width)
            for (offset, line) in overview.prefix(2).enumerated() {
                canvas.put(offset == 1 && overview.count > 2 ? (line + "…").cut(to: canvas.width) : line, y: 1 + offset)
            }
            top = 4
        }
        let rows = fetched.value.rows
        let height = (scene.layout == .list ? 4 : 2) + (scene.density == .spacious ? 1 : 0)
        let viewport = Viewport(selected: shown.row.index, of: rows.count, space: (canvas.height - top) / height)
        for (offset, index) in viewport.range.enumerated() {
            let row = rows[index]
            let isHere = index == shown.row.index
            let place = Place(row: row, selected: isHere ? shown.items[row.category]?.index ?? 0 : nil, y: top + offset * height)
            canvas.put((isHere ? "▸ " : "  ") + row.category.heading, y: place.y, style: isHere ? .accent : .heading)
            if let failure = row.failure {
                canvas.put(failure.words, x: 2, y: place.y + 1, style: .negative)
            } else if row.items.isEmpty {
                if isRefreshing { canvas.fill(x: 2, y: place.y + 1, width: cardWidth, style: .skeleton, "░") }
            } else if scene.layout == .list {
                cards(place, shown.items[row.category]?.index ?? 0, fetched, on: &canvas)
            } else {
                strip(place, shown.items[row.category]?.index ?? 0, fetched, on: &canvas)
            }
        }
    }

    private struct Place {
        let row: HomeContent.Row
        /// The selected title, where the person is in this row.
        let selected: Int?
        let y: Int
    }

    private static func cards(_ place: Place, _ index: Int, _ fetched: Fetched<HomeContent>, on canvas: inout Canvas) {
        let viewport = Viewport(selected: index, of: place.row.items.count, space: max(1, (canvas.width - 2) / (cardWidth + 2)))
        for (offset, number) in viewport.range.enumerated() {
            let (item, x) = (place.row.items[number], 2 + offset * (cardWidth + 2))
            let style = number == place.selected ? CellStyle.heading.selected : .heading
            canvas.put(item.title, x: x, y: place.y + 1, style: style, width: cardWidth)
            let marks = Glyphs.line(fetched.marks(on: item.id)).text
            canvas.put(TitleRow.facts(item) + (marks.isEmpty ? "" : " " + marks), x: x, y: place.y + 2, style: .faint, width: cardWidth)
        }
    }

    private static func strip(_ place: Place, _ index: Int, _ fetched: Fetched<HomeContent>, on canvas: inout Canvas) {
        var x = 2
        let items = place.row.items
        for number in max(0, index - 1)..<items.count where x < canvas.width {
            let marks = Glyphs.line(fetched.marks(on: items[number].id)).text
            let text = items[number].title + (marks.isEmpty ? "" : " " + marks)
            x = canvas.put(text, x: x, y: place.y + 1, style: number == place.selected ? .text.selected : .text)
            x = canvas.put(" · ", x: x, y: place.y + 1, style: .faint)
        }
    }
}

extension TitleCategory {
    /// The name of the category.
    var heading: String { Texts.screens.name(of: self) }
}
