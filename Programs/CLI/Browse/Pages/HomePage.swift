import Marquee
import MarqueePresentation

/// The first screen of movies or of TV series: a highlighted title, and a row of titles for each category.
struct HomePage: TabPage {
    let presenter: HomePresenter

    mutating func enter() {}

    func facts(_ state: HomeState) -> PageFacts {
        let (shown, content) = (state.shown, state.shown.content)
        var selected: MediaItem?
        if let rows = content.value?.rows, rows.indices.contains(shown.row.index) {
            let row = rows[shown.row.index]
            let index = shown.items[row.category]?.index ?? 0
            if row.items.indices.contains(index) { selected = row.items[index] }
        }
        var facts = PageFacts(content, selected.map { PageSelection($0, content.fetched?.marks ?? [:]) })
        facts.hasCards = true
        return facts
    }

    func keys(_ state: HomeState) -> [String] { [Texts.keysOpen, Texts.keysCategory] }

    func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let (x, y) = key.movement(height: canvas.height) {
            // A step of the wheel is a row.
            presenter.send(y == 0 ? .moveItem(by: x) : .moveRow(by: abs(y) == 3 ? y.signum() : y))
            return .handled
        }
        switch key {
        case .enter:
            guard let selection = facts.selection else { return .handled }
            presenter.send(.open(selection.item))
            return context.open(selection.item, preview: selection.preview)
        case .character("c"): return presenter.state.shown.row.id.map { .push(CategoryPage($0, context)) } ?? .handled
        default: return .unhandled
        }
    }

    func choose(_ place: Seen.Spot) {
        let shown = presenter.state.shown
        guard case .card(let row, let item) = place, let rows = shown.content.value?.rows, rows.indices.contains(row),
            rows[row].items.indices.contains(item)
        else { return }
        presenter.send(.select(rows[row].items[item].id, row: rows[row].category))
    }

    func isChosen(_ place: Seen.Spot) -> Bool {
        let shown = presenter.state.shown
        guard case .card(shown.row.index, let item) = place, let category = shown.row.id else { return false }
        return shown.items[category]?.index ?? 0 == item
    }

    mutating func reopen(_ context: BrowseContext) { self = Self(presenter.state.tab, context) }

    func refresh() { presenter.send(presenter.state.shown.content.error == nil ? .refresh : .retry) }

    func draw(_ state: HomeState, on canvas: inout Canvas) {
        switch state.shown.content {
        case .loading: canvas.draw(.home)
        case .empty: canvas.center([(Texts.screens.nothingHere, .faint)])
        case .failed(let error): canvas.center(error)
        case .loaded(let fetched, _) where canvas.layout == .wall: wall(fetched, state.shown, on: &canvas)
        case .loaded(let fetched, let isRefreshing): draw(fetched, isRefreshing, state.shown, on: &canvas)
        }
    }
}

extension BrowseTab {
    static let movies = tab(.movies) { Texts.screens.name(of: SearchQuery.Scope.movies) }
    static let tv = tab(.tv) { Texts.screens.name(of: SearchQuery.Scope.tv) }

    private static func tab(_ tab: HomeState.Tab, label: @escaping @Sendable () -> String) -> BrowseTab {
        BrowseTab(label: label) { HomePage(tab, $0) }
    }
}

extension HomePage {
    fileprivate init(_ tab: HomeState.Tab, _ context: BrowseContext) {
        let client = context.client
        presenter = HomePresenter(tab, movies: client.movies, tv: client.tv, library: client.library, context: context.presentation)
    }
}

extension HomePage {
    private func draw(
        _ fetched: Fetched<HomeContent>, _ isRefreshing: Bool, _ shown: HomeState.Shown, on canvas: inout Canvas
    ) {
        var top = 0
        if canvas.margin == 0, let highlight = fetched.value.highlight, canvas.height >= 14 {
            canvas.put(TitleLines.heading(highlight, fetched.marks(on: highlight.id), width: canvas.width), y: 0)
            let language = highlight.overviewLanguage.map { "[\($0)] " } ?? ""
            let overview = Line(language + highlight.overview, .faint).wrapped(to: canvas.width)
            for (offset, line) in overview.prefix(2).enumerated() {
                canvas.put(offset == 1 && overview.count > 2 ? (line + "…").cut(to: canvas.width) : line, y: 1 + offset)
            }
            top = 4
        }
        let rows = fetched.value.rows
        var height = (canvas.layout == .compact ? 2 : 4) + (canvas.density == .spacious ? 1 : 0)
        // A tall screen has lines for the overviews, unless the panel has that of the selected title.
        let overview =
            canvas.layout == .list && canvas.margin == 0
            ? max(0, min(Self.longestOverview, (canvas.height - top) / max(1, rows.count) - height)) : 0
        height += overview
        let cardWidth = Self.cardWidth(rows, on: canvas)
        let viewport = Viewport(selected: shown.row.index, of: rows.count, space: (canvas.height - top) / height)
        for (offset, index) in viewport.range.enumerated() {
            let row = rows[index]
            let isHere = index == shown.row.index
            let place = Place(
                row: row, index: index, selected: isHere ? shown.items[row.category]?.index ?? 0 : nil, y: top + offset * height,
                cardWidth: cardWidth,
                overview: overview)
            canvas.put((isHere ? "▸ " : "  ") + row.category.heading, y: place.y, style: isHere ? .accent : .heading)
            if let failure = row.failure {
                canvas.put(failure.words, x: 2, y: place.y + 1, style: .negative)
            } else if row.items.isEmpty {
                if isRefreshing { canvas.fill(x: 2, y: place.y + 1, width: Canvas.cardWidth, style: .skeleton, "░") }
            } else if canvas.layout != .compact {
                cards(place, shown.items[row.category]?.index ?? 0, fetched, on: &canvas)
            } else {
                strip(place, shown.items[row.category]?.index ?? 0, fetched, on: &canvas)
            }
        }
    }

    private struct Place {
        let row: HomeContent.Row
        let index: Int
        /// The index of the selected title; nil unless the row is selected.
        let selected: Int?
        let y: Int
        let cardWidth: Int
        /// How many lines of a card its overview has.
        let overview: Int
    }

    private static let longestOverview = 5

    /// The width of the cards of all rows. The cards of the longest row share the columns.
    private static func cardWidth(_ rows: [HomeContent.Row], on canvas: Canvas) -> Int {
        let count = max(1, (canvas.width - 2) / (Canvas.cardWidth + 2))
        let longest = rows.reduce(1) { max($0, min(count, $1.items.count)) }
        return max(Canvas.cardWidth, (canvas.width - 2) / longest - 2)
    }

    private func cards(_ place: Place, _ index: Int, _ fetched: Fetched<HomeContent>, on canvas: inout Canvas) {
        let (width, items) = (place.cardWidth, place.row.items)
        let viewport = Viewport(selected: index, of: items.count, space: max(1, canvas.width / (width + 2)))
        for (offset, number) in viewport.range.enumerated() {
            let (item, x) = (items[number], 2 + offset * (width + 2))
            let style = number == place.selected ? CellStyle.heading.selected : .heading
            canvas.put(item.title, x: x, y: place.y + 1, style: style, width: width)
            canvas.note(.card(row: place.index, item: number), x: x, y: place.y + 1, width: width, height: 2 + place.overview)
            let marks = Glyphs.line(fetched.marks(on: item.id)).text
            let facts = TitleLines.facts(item) + (marks.isEmpty ? "" : " " + marks)
            canvas.put(facts, x: x, y: place.y + 2, style: .faint, width: width)
            let overview = Line(TitleLines.detail(item), .faint).wrapped(to: width)
            for (line, text) in overview.prefix(place.overview).enumerated() {
                let goesOn = line == place.overview - 1 && overview.count > place.overview
                canvas.put(goesOn ? (text + "…").cut(to: width) : text, x: x, y: place.y + 3 + line)
            }
        }
        if viewport.range.lowerBound > 0 { canvas.put("‹", y: place.y + 1, style: .accent) }
        if viewport.range.upperBound < items.count { canvas.put("›", x: canvas.width - 1, y: place.y + 1, style: .accent) }
    }

    private func strip(_ place: Place, _ index: Int, _ fetched: Fetched<HomeContent>, on canvas: inout Canvas) {
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
