import Marquee
import MarqueePresentation

/// The search: suggestions while the user types, then results.
struct SearchPage: TabPage {
    private(set) var presenter: SearchPresenter
    var isTyping = true
    /// Whether the text is that of an earlier search, which the first character replaces.
    private var isOld = false
    /// The suggestion that the keys have chosen; nil while the text has the cursor.
    private(set) var suggestion: Int?

    init(presenter: SearchPresenter, isTyping: Bool = true, suggestion: Int? = nil) {
        (self.presenter, self.isTyping, self.suggestion) = (presenter, isTyping, suggestion)
    }

    mutating func enter() { (isTyping, isOld, suggestion) = (true, !presenter.state.query.text.isEmpty, nil) }

    func keys(_ state: SearchState) -> [String] {
        guard isTyping else { return [Texts.keysOpen, Texts.keysScope] }
        if chosen(state) != nil { return [Texts.keysChoose, Texts.keysBack, Texts.keysTab] }
        return [Texts.keysSubmit, offersSuggestions(state) ? Texts.keysSuggestions : Texts.keysResults, Texts.keysScope, Texts.keysTab]
    }

    func facts(_ state: SearchState) -> PageFacts {
        guard let results = state.results else { return PageFacts() }
        var facts = PageFacts(results, state.selection)
        let (named, index) = (state.named, state.selection.index)
        if named.indices.contains(index) {
            let item = named[index].item.media
            facts.selection = PageSelection(item: item, markable: Markable(item), title: named[index].title ?? "")
        } else if !named.isEmpty {
            let others = state.otherResults
            let place = index - named.count
            facts.selection = others.indices.contains(place) ? PageSelection(others[place], results.marks) : nil
        }
        let similar = state.similarTitles
        if similar.indices.contains(state.selection.index) {
            let title = similar[state.selection.index]
            facts.selection = PageSelection(item: title.reference, markable: Markable(title.reference), title: title.title)
        }
        return facts
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if isTyping { return type(key, context) }
        if let movement = key.movement(height: canvas.height) {
            let isWall = canvas.layout == .wall && presenter.state.showsWall
            if movement.x != 0, !isWall { look(movement.x) }
            if movement.y == -1, presenter.state.selection.index < (isWall ? canvas.wall.columns : 1) {
                isTyping = true
            } else if isWall {
                presenter.send(.move(by: canvas.steps(movement)))
            } else if movement.y != 0 {
                presenter.send(.move(by: movement.y))
            }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        return open(presenter.state, context)
    }

    /// Opens the selected row.
    private func open(_ state: SearchState, _ context: BrowseContext) -> BrowseStep {
        if state.named.indices.contains(state.selection.index) {
            let named = state.named[state.selection.index]
            presenter.send(.open(named.item.media))
            return context.open(named.item, title: named.title)
        }
        guard let selection = facts.selection else { return .handled }
        presenter.send(.open(selection.item))
        return context.open(selection.item, preview: selection.preview)
    }

    mutating func choose(_ place: Seen.Spot) {
        let state = presenter.state
        switch place {
        case .choice(let index): presenter.send(.look(SearchQuery.Scope.allCases[index]))
        case .item(let index) where offersSuggestions(state): (isTyping, suggestion) = (true, index)
        case .item(let index):
            isTyping = false
            presenter.send(.move(by: index - state.selection.index))
        default: break
        }
    }

    func isChosen(_ place: Seen.Spot) -> Bool {
        let state = presenter.state
        if offersSuggestions(state) { return suggestion.map { place == .item($0) } ?? false }
        return !isTyping && place == .item(state.selection.index)
    }

    func seen(_ lastItem: Int) {
        let state = presenter.state
        let last = lastItem - state.named.count
        if !offersSuggestions(state), state.results?.loadsMore(at: last) == true { presenter.send(.itemShown(last)) }
    }

    mutating func reopen(_ context: BrowseContext) {
        let query = presenter.state.query
        (self.isOld, suggestion, presenter) = (!query.text.isEmpty, nil, Self.presenter(context))
        // The text is searched for when the page is on the screen.
        presenter.appear()
        presenter.send(.look(query.scope))
        if !query.text.isEmpty { presenter.send(.choose(.recent(query.text))) }
        presenter.disappear()
    }

    func refresh() { presenter.send(presenter.state.results?.isFailed == false ? .refresh : .retry) }

    func draw(_ state: SearchState, on canvas: inout Canvas) {
        let end = canvas.put(Texts.labeled(Texts.screens.search), y: 0, style: .heading)
        let cursor = canvas.put(
            state.query.text, x: end, y: 0, style: isTyping && isOld ? .text.selected : .text, width: max(1, canvas.width - end - 1))
        if isTyping { canvas.put(" ", x: cursor, y: 0, style: .text.selected) }
        let scopes = SearchQuery.Scope.allCases
        canvas.choices(scopes.map(\.label), here: scopes.firstIndex(of: state.query.scope) ?? 0, y: 1)
        switch state.phase {
        case _ where !state.named.isEmpty: named(state, on: &canvas)
        case .suggesting, .loading: suggestions(state, on: &canvas)
        case .empty where !state.similarTitles.isEmpty: similarTitles(state, on: &canvas)
        default:
            if let results = state.results {
                let nothing = Texts.screens.nothingFound(for: state.query.text)
                canvas.draw(results, selected: state.selection.index, from: 3, empty: nothing, retry: isTyping ? .enter : .r)
            }
        }
    }
}

extension BrowseTab {
    static let search = BrowseTab(label: { Texts.screens.search }, character: "/") { context in
        SearchPage(presenter: SearchPage.presenter(context))
    }
}

extension SearchPage {
    fileprivate static func presenter(_ context: BrowseContext) -> SearchPresenter {
        let client = context.client
        return SearchPresenter(
            search: client.search, suggestions: client.suggestions, history: client.history, library: client.library,
            lookUp: client.lookUp, context: context.presentation)
    }

    private mutating func type(_ key: Key, _ context: BrowseContext) -> BrowseStep {
        let state = presenter.state
        // The slash opens the search, so an empty text does not begin with it. Later it is a part of an address.
        if key == .character("/"), isOld || state.query.text.isEmpty { return .handled }
        let text = isOld && key.isText ? "" : state.query.text
        if key.isText || [.backspace, .control("u")].contains(key) { suggestion = nil }
        isOld = false
        switch key {
        case .down where offersSuggestions(state): suggestion = min((suggestion ?? -1) + 1, state.suggestions.count - 1)
        case .up: suggestion = chosen(state).flatMap { $0 > 0 ? $0 - 1 : nil }
        case .escape where chosen(state) != nil: suggestion = nil
        case .enter where chosen(state) != nil: return take(state.suggestions[chosen(state) ?? 0], context)
        case .enter where state.named.count == 1:
            isTyping = false
            return open(state, context)
        case .character(let character): presenter.send(.type(text + String(character)))
        case .paste(let pasted): presenter.send(.type(text + pasted.prefix(200)))
        case .backspace: presenter.send(.type(text.deletingBackward()))
        case .control("u"): presenter.send(.type(""))
        case .enter:
            presenter.send(.submit)
            isTyping = false
        case .down, .escape: isTyping = false
        case .left: look(-1)
        case .right: look(1)
        case .tab, .backTab: return .unhandled
        default: break
        }
        return .handled
    }

    /// Whether the suggestions are on the screen.
    private func offersSuggestions(_ state: SearchState) -> Bool {
        isTyping && state.named.isEmpty && !state.suggestions.isEmpty && [.suggesting, .loading].contains(state.phase)
    }

    /// The chosen suggestion, if it is still on the screen.
    private func chosen(_ state: SearchState) -> Int? {
        offersSuggestions(state) ? suggestion.flatMap { state.suggestions.indices.contains($0) ? $0 : nil } : nil
    }

    private mutating func take(_ suggestion: Suggestion, _ context: BrowseContext) -> BrowseStep {
        self.suggestion = nil
        presenter.send(.choose(suggestion))
        if case .title(let title) = suggestion { return context.open(title.reference) }
        isTyping = false
        return .handled
    }

    /// Searches in the scope beside the present one.
    private func look(_ step: Int) { presenter.send(.look(presenter.state.query.scope.neighbor(step))) }

    private func similarTitles(_ state: SearchState, on canvas: inout Canvas) {
        canvas.put(Texts.screens.nothingFound(for: state.query.text), y: 3, style: .faint)
        canvas.put(Texts.screens.didYouMean, y: 5, style: .heading)
        let titles = state.similarTitles
        // A title has a year, and its kind unless it is a movie: one line.
        canvas.layout = .compact
        canvas.list(titles.count, selected: state.selection.index, from: 6) { index in
            let title = titles[index]
            let facts = [title.year.map { String($0) }, title.reference.kind == .tv ? Texts.screens.tvSeries : nil].compactMap { $0 }
            return (Line(title.title, .heading) + Line(facts.isEmpty ? "" : "  " + facts.joined(separator: " · "), .faint), "")
        }
    }

    /// The items that the text names, and the results under them.
    private func named(_ state: SearchState, on canvas: inout Canvas) {
        let (named, others, width) = (state.named, state.otherResults, canvas.listWidth)
        canvas.list(named.count + others.count, selected: state.selection.index, from: 3, bottom: 1) { index in
            if index >= named.count {
                let item = others[index - named.count]
                let marks = Markable(item.id).flatMap { state.results?.marks[$0] } ?? .none
                return (TitleLines.heading(item, marks, width: width), TitleLines.detail(item))
            }
            let candidate = named[index]
            let place: String? =
                switch candidate.item {
                case .season(let season): "S\(season.number)"
                case .episode(let episode): Texts.screens.place(season: episode.season, episode: episode.number)
                default: nil
                }
            let facts = [candidate.year.map { String($0) }, place].compactMap { $0 }.joined(separator: " · ")
            let title = candidate.title ?? "TMDb \(candidate.item.media.id)"
            return (Line(title, .heading) + Line(facts.isEmpty ? "" : "  " + facts, .faint), Texts.namedByText)
        }
    }

    private func suggestions(_ state: SearchState, on canvas: inout Canvas) {
        if state.phase == .loading { canvas.put(Texts.screens.searching, y: 2, style: .faint) }
        if state.query.text.isEmpty, state.suggestions.isEmpty {
            return canvas.center([(Texts.screens.typeToSearch, .faint)])
        }
        for (offset, suggestion) in state.suggestions.enumerated() {
            let isChosen = chosen(state) == offset
            if isChosen { canvas.put("▸", y: 3 + offset, style: .accent) }
            canvas.note(.item(offset), y: 3 + offset, height: 1)
            switch suggestion {
            case .recent(let text): canvas.put(Line("↺ \(text)"), x: 2, y: 3 + offset, isSelected: isChosen)
            case .title(let title):
                canvas.put(title.line + Line(title.year.map { "  \($0)" } ?? ""), x: 4, y: 3 + offset, isSelected: isChosen)
            @unknown default: break
            }
        }
    }
}

extension SearchState {
    /// Whether the results can be shown as a wall.
    fileprivate var showsWall: Bool { named.isEmpty && similarTitles.isEmpty && results?.items.isEmpty == false }
}

extension SearchQuery.Scope {
    fileprivate var label: String { Texts.screens.name(of: self) }
}
