import Marquee
import MarqueePresentation

extension Canvas {
    /// The columns of a row of a list beside the sign of the selected one.
    var listWidth: Int { width - 2 }

    /// How many titles a movement goes in a list or on a wall, whose rows have several titles. A step of the wheel is a row of posters.
    func steps(_ movement: (x: Int, y: Int)) -> Int {
        guard layout == .wall else { return movement.x + movement.y }
        let (columns, rows) = (wall.columns, max(1, height / wall.rowHeight))
        switch abs(movement.y) {
        case 0: return movement.x
        case 1: return movement.y * columns
        case ..<1_000_000: return movement.y.signum() * (abs(movement.y) == 3 ? 1 : rows) * columns
        default: return movement.y
        }
    }

    /// Draws the loaded titles of a list, and under them whether more are loading. A list that is filtered or sorted has other rows.
    mutating func draw(
        _ pages: Pagination<MediaItem>, selected: Int, as rows: ArrangedRows? = nil, from top: Int, empty: String, retry: RetryKey = .r
    ) {
        frame(pages, as: rows, from: top, empty: empty, retry: retry) { canvas in
            if canvas.layout == .wall { return canvas.wall(pages.items, pages.marks, selected: selected, as: rows, from: top) }
            let width = canvas.listWidth
            canvas.list(pages.items.count, selected: selected, as: rows, from: top, bottom: 1) { index in
                let item = pages.items[index]
                let marks = Markable(item.id).flatMap { pages.marks[$0] } ?? .none
                return (TitleLines.heading(item, marks, width: width), TitleLines.detail(item))
            }
        }
    }

    /// Draws a list or its placeholder, and under the list whether more items are loading.
    mutating func frame<Item>(
        _ pages: Pagination<Item>, as rows: ArrangedRows? = nil, from top: Int, empty: String, retry: RetryKey = .r,
        list: (inout Canvas) -> Void
    ) {
        switch pages.phase {
        case .loading: return draw(.titles, from: top)
        case .empty: return center([(empty, .faint)])
        case .failed(let error): return center(error, retry: retry)
        case .more where rows?.indices.isEmpty == true: center([(Texts.nothingLoadedFits, .faint), (Texts.downLoadsMore, .faint)])
        case .more, .loadingMore, .failedMore, .ended:
            if rows?.indices.isEmpty == true { center([(Texts.nothingLoadedFits, .faint)]) } else { list(&self) }
        }
        switch pages.phase {
        case .loadingMore: put("  " + Texts.screens.loadingMore, y: height - 1, style: .faint)
        case .failedMore(let error): put("  " + Texts.withRetry(error, retry.advice), y: height - 1, style: .negative)
        default: break
        }
    }

    /// Draws a list of rows, one of which is selected, and returns the line after it. `top` and `bottom` are the lines above and below it.
    /// Only the arranged rows are drawn, if there are any.
    @discardableResult
    mutating func list(
        _ count: Int, selected: Int, as rows: ArrangedRows? = nil, from top: Int = 0, bottom: Int = 0,
        row: (Int) -> (heading: Line, detail: String)
    ) -> Int {
        let height = TitleLines.height(layout, density)
        let viewport = Viewport(
            selected: rows?.selected ?? selected, of: rows?.indices.count ?? count, space: (self.height - top - bottom) / height)
        let selected = rows.map { $0.indices.isEmpty ? -1 : $0.indices[$0.selected] } ?? selected
        var y = top
        for place in viewport.range {
            let index = rows?.indices[place] ?? place
            let (heading, detail) = row(index)
            put(index == selected ? "▸" : " ", y: y, style: .accent)
            put(heading, x: 2, y: y, isSelected: index == selected)
            note(.item(index), y: y, height: height)
            if layout != .compact { put(detail, x: 4, y: y + 1, style: .faint) }
            y += height
        }
        return y
    }
}
