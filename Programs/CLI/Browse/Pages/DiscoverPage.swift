import Marquee
import MarqueePresentation

/// Titles that meet conditions, and the trending ones.
struct DiscoverPage: TabPage, PagedList {
    /// The condition that the user chooses.
    enum Choice: Sendable, Hashable {
        case genre(Int)
        case provider(Int)
        case year(String)
    }

    let presenter: DiscoverPresenter
    var choice: Choice?
    var arrangement = ListArrangement()
    // They are among the other keys for conditions.
    var laterKeys: [String] { [] }

    mutating func enter() { arrangement.endTyping() }

    func facts(_ state: DiscoverState) -> PageFacts { PageFacts(state.pages, at: selected(state), isArranged: !arrangement.isPlain) }

    func keys(_ state: DiscoverState) -> [String] {
        if isTyping { return [Texts.keysKeepFilter, Texts.keysWholeList] }
        guard choice == nil else { return [Texts.keysChoose, Texts.keysBack] }
        return (Self.plain(state.query) == state.query ? [] : [Texts.keysClear]) + wholeListKeys + [
            Texts.keysGenre, Texts.keysYear, Texts.keysFilter, Texts.keysSort, Texts.keysBest, Texts.keysProvider, Texts.keysOrder,
            Texts.keysTrending, Texts.keysKind,
        ]
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let choice { return choose(choice, key, height: canvas.height) }
        if arrange(key) { return .handled }
        if key != .character("g"), let movement = key.movement(height: canvas.height) {
            if movement.y != 0 || canvas.layout == .wall {
                move(by: canvas.steps(movement))
            } else {
                look { $0.kind = $0.kind == .movies ? .tv : .movies }
            }
            return .handled
        }
        switch key {
        case .character("m"): look { $0.kind = $0.kind == .movies ? .tv : .movies }
        case .character("g"): choice = .genre(0)
        case .character("p"): choice = .provider(0)
        case .character("y"): choice = .year("")
        case .character("b"): look { $0.lowestVote = Self.lowestVotes[$0.lowestVote, default: nil] }
        case .character("n"): look { $0.order = $0.order.neighbor(1) }
        case .character("x"): look { $0 = Self.plain($0) }
        case .character("t"): look { $0.trending = $0.trending == nil ? .week : $0.trending == .week ? .day : nil }
        case .enter: return open(in: context)
        default: return .unhandled
        }
        return .handled
    }

    mutating func reopen(_ context: BrowseContext) { self = Self(presenter.state.query, context) }

    func draw(_ state: DiscoverState, on canvas: inout Canvas) {
        let query = state.query
        let total = state.pages.total.map { "  " + Texts.screens.number($0) } ?? ""
        canvas.put(Line(query.kind == .movies ? Texts.screens.movies : Texts.series, .heading) + Line(total, .faint), y: 0)
        canvas.put(Self.conditions(query).joined(separator: " · "), y: 1, style: .accent)
        switch choice {
        case nil:
            let rows = arranged(state)
            canvas.draw(arrangement, rows, of: state.pages.items.count, y: 2)
            canvas.draw(state.pages, selected: state.selection.index, as: rows, from: 3, empty: Texts.nothingFits)
        case .year(let text):
            canvas.put(Texts.labeled(Texts.yearLabel) + text + "▏", y: 3)
            canvas.put(Texts.yearHint, y: 4, style: .faint)
        case .genre(let index): list(state.choices.genres, index, on: &canvas)
        case .provider(let index):
            let place = query.country.map { Texts.screens.whereToWatch(in: $0) + " · " } ?? ""
            canvas.put(place + Texts.otherRegion, y: 2, style: .faint)
            list(state.choices.providers, index, on: &canvas)
        }
    }

    /// The lowest average votes in the order in which a key chooses them.
    private static let lowestVotes: [Double?: Double?] = [nil: 6, 6: 7, 7: 8, 8: nil]
}

extension BrowseTab {
    static let discover = BrowseTab(label: { Texts.discover }, character: "d") { context in
        DiscoverPage(DiscoverQuery(.movies), context)
    }
}

extension DiscoverPage {
    init(_ query: DiscoverQuery, _ context: BrowseContext) {
        let client = context.client
        var query = query
        query.country = context.regions.first
        presenter = DiscoverPresenter(
            query, discover: client.discover, genres: client.genres, trending: client.trending, watchProviders: client.watchProviders,
            library: client.library, context: context.presentation)
    }

    /// The query without conditions.
    private static func plain(_ query: DiscoverQuery) -> DiscoverQuery { DiscoverQuery(query.kind) { $0.country = query.country } }

    /// Reads another list, which is shown as the server has it.
    private mutating func look(_ change: (inout DiscoverQuery) -> Void) {
        var query = presenter.state.query
        change(&query)
        if query != presenter.state.query { arrangement = ListArrangement() }
        presenter.send(.look(query))
    }

    private mutating func choose(_ choice: Choice, _ key: Key, height: Int) -> BrowseStep {
        let choices = presenter.state.choices
        switch (choice, key) {
        case (_, .escape),
            (_, .backspace) where choice == .year(""):
            self.choice = nil
        case (.year(let text), .character(let digit)) where digit.isASCII && digit.isNumber && text.count < 4:
            self.choice = .year(text + String(digit))
        case (.year(let text), .backspace): self.choice = .year(text.deletingBackward())
        case (.year(let text), .enter):
            guard text.isEmpty || text.count == 4 else { break }
            // An empty text removes the condition.
            look { $0.year = Int(text) }
            self.choice = nil
        case (.genre(let index), .enter):
            look { $0.genre = Self.chosen(index, choices.genres) }
            self.choice = nil
        case (.provider(let index), .enter):
            look { $0.provider = Self.chosen(index, choices.providers) }
            self.choice = nil
        case (.genre(let index), _):
            guard let (_, y) = key.movement(height: height) else { break }
            self.choice = .genre(Self.moved(index, y, choices.genres.count))
        case (.provider(let index), _):
            guard let (_, y) = key.movement(height: height) else { break }
            self.choice = .provider(Self.moved(index, y, choices.providers.count))
        default: break
        }
        return .handled
    }

    /// The first row removes the condition.
    private static func chosen(_ index: Int, _ values: [DiscoverQuery.Named]) -> DiscoverQuery.Named? {
        values.indices.contains(index - 1) ? values[index - 1] : nil
    }

    private static func moved(_ index: Int, _ step: Int, _ count: Int) -> Int { min(max(0, index + step), count) }

    private func list(_ values: [DiscoverQuery.Named], _ selected: Int, on canvas: inout Canvas) {
        let viewport = Viewport(selected: selected, of: values.count + 1, space: canvas.height - 3)
        for (offset, index) in viewport.range.enumerated() {
            let name = index == 0 ? Texts.anyValue : values[index - 1].name
            canvas.put(index == selected ? "▸" : " ", y: 3 + offset, style: .accent)
            canvas.put(name, x: 2, y: 3 + offset, style: index == selected ? .text.selected : .text)
        }
    }

    private static func conditions(_ query: DiscoverQuery) -> [String] {
        if let window = query.trending { return [window == .day ? Texts.trendingToday : Texts.trendingThisWeek] }
        let order =
            switch query.order {
            case .popularity: Texts.byPopularity
            case .date: Texts.byDate
            case .rating: Texts.byRating
            }
        let vote = query.lowestVote.map { "≥ " + TitleLines.average($0) }
        let names = [query.genre?.name, query.company?.name, query.keyword?.name, query.provider?.name]
        return (names + [query.year.map(String.init), vote, order]).compactMap { $0 }
    }
}
