import Marquee
import MarqueePresentation

/// The search: suggestions while the user types, then results.
struct SearchPage: TabPage, PagedList {
    private(set) var presenter: SearchPresenter
    /// Whether keys are typed into the text of the search.
    var isEditing = true
    /// Whether the text is that of an earlier search, which the first character replaces.
    var isOld = false
    /// The suggestion that the keys have chosen; nil while the text has the cursor.
    var suggestion: Int?
    var arrangement = ListArrangement()
    var isTyping: Bool { isEditing || arrangement.isTyping }
    var laterKeys: [String] { presenter.state.listsResults ? [Texts.keysFilter, Texts.keysSort] : [] }

    init(
        presenter: SearchPresenter, isEditing: Bool = true, suggestion: Int? = nil, arrangement: ListArrangement = ListArrangement()
    ) {
        (self.presenter, self.isEditing, self.suggestion, self.arrangement) = (presenter, isEditing, suggestion, arrangement)
    }

    mutating func enter() {
        arrangement.endTyping()
        (isEditing, isOld, suggestion) = (true, !presenter.state.query.text.isEmpty, nil)
    }

    // Items that a text names, and titles with similar names, are neither filtered nor sorted.
    func list(_ state: SearchState) -> (rows: [MediaItem], selected: Int) {
        (state.listsResults ? state.pages.items : [], state.selection.index)
    }

    func keys(_ state: SearchState) -> [String] {
        if arrangement.isTyping { return [Texts.keysKeepFilter, Texts.keysWholeList] }
        guard isEditing else { return wholeListKeys + [Texts.keysOpen, Texts.keysScope] }
        if chosen(state) != nil { return [Texts.keysChoose, Texts.keysBack, Texts.keysTab] }
        let down = offersSuggestions(state) ? [Texts.keysSuggestions] : state.results == nil ? [] : [Texts.keysResults]
        return [Texts.keysSubmit] + down + [Texts.keysScope, Texts.keysTab]
    }

    func facts(_ state: SearchState) -> PageFacts {
        guard let results = state.results else { return PageFacts() }
        if state.listsResults { return PageFacts(results, at: selected(state), isArranged: !arrangement.isPlain) }
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
        if isEditing { return type(key, context) }
        let state = presenter.state
        if state.listsResults, arrange(key) { return .handled }
        if let movement = key.movement(height: canvas.height) {
            let isWall = canvas.layout == .wall && state.listsResults
            let place = state.listsResults ? arranged(state)?.selected ?? state.selection.index : state.selection.index
            if movement.x != 0, !isWall { look(movement.x) }
            if movement.y == -1, place < (isWall ? canvas.wall.columns : 1) {
                isEditing = true
            } else if isWall || movement.y != 0 {
                let distance = isWall ? canvas.steps(movement) : movement.y
                if state.listsResults { move(by: distance) } else { step(by: distance) }
            }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        return open(state, context)
    }

    /// Opens the selected row.
    func open(_ state: SearchState, _ context: BrowseContext) -> BrowseStep {
        if state.named.indices.contains(state.selection.index) {
            let named = state.named[state.selection.index]
            presenter.send(.open(named.item.media))
            return context.open(named.item, title: named.title)
        }
        return open(in: context)
    }

    mutating func choose(_ place: Seen.Spot) {
        let state = presenter.state
        arrangement.endTyping()
        switch place {
        case .choice(let index): ask(.look(SearchQuery.Scope.allCases[index]))
        case .item(let index) where offersSuggestions(state): (isEditing, suggestion) = (true, index)
        case .item(let index):
            isEditing = false
            if state.listsResults { select(index) } else { step(by: index - state.selection.index) }
        default: break
        }
    }

    func isChosen(_ place: Seen.Spot) -> Bool {
        let state = presenter.state
        if offersSuggestions(state) { return suggestion.map { place == .item($0) } ?? false }
        return !isEditing && place == .item(state.selection.index)
    }

    func seen(_ lastItem: Int) {
        let state = presenter.state
        let last = lastItem - state.named.count
        guard !offersSuggestions(state), arrangement.isPlain || !state.listsResults else { return }
        if state.results?.loadsMore(at: last) == true { presenter.send(.itemShown(last)) }
    }

    mutating func reopen(_ context: BrowseContext) {
        let query = presenter.state.query
        (isOld, suggestion, presenter) = (!query.text.isEmpty, nil, Self.presenter(context))
        arrangement = ListArrangement()
        // The text is searched for when the page is on the screen.
        presenter.appear()
        presenter.send(.look(query.scope))
        if !query.text.isEmpty { presenter.send(.choose(.recent(query.text))) }
        presenter.disappear()
    }

    func refresh() { presenter.send(presenter.state.results?.isFailed == false ? .refresh : .retry) }
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
}

extension SearchState {
    /// Whether the page lists the results alone: they can be shown as a wall, filtered and sorted.
    var listsResults: Bool { named.isEmpty && similarTitles.isEmpty && results?.items.isEmpty == false }
}
