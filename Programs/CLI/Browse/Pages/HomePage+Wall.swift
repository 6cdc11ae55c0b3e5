import Marquee
import MarqueePresentation

extension HomePage {
    /// Draws a row of posters for each category, with the row of the selected title in sight.
    func wall(_ fetched: Fetched<HomeContent>, _ shown: HomeState.Shown, on canvas: inout Canvas) {
        let (rows, wall) = (fetched.value.rows, canvas.wall)
        let height = wall.rowHeight + 1
        let viewport = Viewport(selected: shown.row.index, of: rows.count, space: canvas.height / height)
        // The row under the last whole one is drawn as far as there is room.
        for index in viewport.first..<min(rows.count, viewport.range.upperBound + 1) {
            let (row, y, isHere) = (rows[index], (index - viewport.first) * height, index == shown.row.index)
            canvas.put((isHere ? "▸ " : "  ") + row.category.heading, y: y, style: isHere ? .accent : .heading)
            if let failure = row.failure { canvas.put(failure.words, x: 2, y: y + 1, style: .negative) }
            let selected = shown.items[row.category]?.index ?? 0
            let titles = Viewport(selected: selected, of: row.items.count, space: wall.columns)
            for (column, number) in titles.range.enumerated() where row.items.indices.contains(number) {
                let item = row.items[number]
                canvas.card(
                    item, fetched.marks(on: item.id), wall, isSelected: isHere && number == selected, column: column, y: y + 1)
                canvas.note(
                    .card(row: index, item: number), x: wall.x(column), y: y + 1, width: wall.poster.width, height: wall.rowHeight - 1)
            }
            if titles.first > 0 { canvas.put("‹", y: y + 1 + wall.poster.height / 2, style: .accent) }
            if titles.range.upperBound < row.items.count {
                canvas.put("›", x: canvas.width - 1, y: y + 1 + wall.poster.height / 2, style: .accent)
            }
        }
    }
}
