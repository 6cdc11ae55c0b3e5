import Marquee
import MarqueePresentation

/// A title in a list, as one or two lines.
enum TitleRow {
    /// The title, its year, its vote and the marks of the person.
    static func heading(_ item: MediaItem, _ marks: Marks) -> Line {
        let glyphs = Glyphs.line(marks)
        return Line(item.title, .heading) + Line(facts(item).isEmpty ? "" : "  " + facts(item), .faint)
            + (glyphs.isEmpty ? "" : "  " + glyphs)
    }

    /// Year and vote.
    static func facts(_ item: MediaItem) -> String {
        var facts: [String] = []
        if let year = item.year { facts.append(String(year)) }
        if let vote = item.voteAverage { facts.append("★" + Texts.screens.decimal(vote)) }
        switch item {
        case .tv: facts.append(Texts.screens.tvSeries)
        case .collection: facts.append(Texts.screens.collection)
        case .person(let person): if !person.department.isEmpty { facts.append(Texts.screens.name(ofDepartment: person.department)) }
        case .movie: break
        }
        return facts.joined(separator: " · ")
    }

    /// What stands under the title.
    static func detail(_ item: MediaItem) -> String {
        if case .person(let person) = item { return person.knownFor.map(\.title).joined(separator: ", ") }
        return item.overview.isEmpty ? item.originalTitle ?? "" : item.overview
    }

    /// How many lines a title takes.
    static func height(_ layout: BrowseScene.Layout, _ density: BrowseScene.Density) -> Int {
        (layout == .list ? 2 : 1) + (density == .spacious ? 1 : 0)
    }
}

extension Canvas {
    /// Draws a list of rows with one selected, from a row of the view downwards, and returns the row after it.
    @discardableResult
    mutating func list(
        _ count: Int, selected: Int, from top: Int = 0, bottom: Int = 0, _ scene: BrowseScene,
        row: (Int) -> (heading: Line, detail: String)
    ) -> Int {
        let height = TitleRow.height(scene.layout, scene.density)
        let viewport = Viewport(selected: selected, of: count, space: (self.height - top - bottom) / height)
        var y = top
        for index in viewport.range {
            let (heading, detail) = row(index)
            put(index == selected ? "▸" : " ", y: y, style: .accent)
            put(heading, x: 2, y: y, isSelected: index == selected)
            if scene.layout == .list { put(detail, x: 4, y: y + 1, style: .faint) }
            y += height
        }
        return y
    }
}
