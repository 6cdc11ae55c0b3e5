import Marquee
import MarqueePresentation

/// The search: suggestions while the user types, then results.
struct SearchPage: TabPage {
    let presenter: SearchPresenter
    var isTyping = true
    /// Whether the text is that of an earlier search, which the first character replaces.
    private var isOld = false

    init(presenter: SearchPresenter, isTyping: Bool = true) { (self.presenter, self.isTyping) = (presenter, isTyping) }

    mutating func enter() { (isTyping, isOld) = (true, !presenter.state.query.text.isEmpty) }

    func keys(_ state: SearchState) -> [String] {
        isTyping ? [Texts.keysSubmit, Texts.keysResults, Texts.keysScope, Texts.keysTab] : [Texts.keysOpen, Texts.keysScope]
    }

    func facts(_ state: SearchState) -> PageFacts {
        guard let results = state.results else { return PageFacts() }
        var facts = PageFacts(results, state.selection)
        let similar = state.similarTitles
        if similar.indices.contains(state.selection.index) {
            let title = similar[state.selection.index]
            facts.selection = PageSelection(item: title.reference, markable: Markable(title.reference), title: title.title)
        }
        return facts
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if isTyping { return type(key) }
        if let (x, y) = key.movement(height: canvas.height) {
            if x != 0 { look(x) }
            if y < 0, presenter.state.selection.index == 0 {
                isTyping = true
            } else if y != 0 {
                presenter.send(.move(by: y))
            }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        guard let selection = facts.selection else { return .handled }
        presenter.send(.open(selection.item))
        return context.open(selection.item, preview: selection.preview)
    }

    func refresh() { presenter.send(presenter.state.results?.isFailed == false ? .refresh : .retry) }

    func draw(_ state: SearchState, on canvas: inout Canvas) {
        let end = canvas.put(Texts.labeled(Texts.screens.search), y: 0, style: .heading)
        let cursor = canvas.put(
            state.query.text, x: end, y: 0, style: isTyping && isOld ? .text.selected : .text, width: max(1, canvas.width - end - 1))
        if isTyping { canvas.put(" ", x: cursor, y: 0, style: .text.selected) }
        let scopes = SearchQuery.Scope.allCases.map { $0 == state.query.scope ? "[\($0.label)]" : " \($0.label) " }
        canvas.put(scopes.joined(separator: " "), y: 1, style: .faint)
        switch state.phase {
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
        let client = context.client
        return SearchPage(
            presenter: SearchPresenter(
                search: client.search, suggestions: client.suggestions, history: client.history, library: client.library,
                context: context.presentation))
    }
}

extension SearchPage {
    private mutating func type(_ key: Key) -> BrowseStep {
        let text = isOld && key.isText ? "" : presenter.state.query.text
        isOld = false
        switch key {
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

    /// Searches in the scope beside the present one.
    private func look(_ step: Int) { presenter.send(.look(presenter.state.query.scope.neighbor(step))) }

    private func similarTitles(_ state: SearchState, on canvas: inout Canvas) {
        canvas.put(Texts.screens.nothingFound(for: state.query.text), y: 3, style: .faint)
        canvas.put(Texts.screens.didYouMean, y: 5, style: .heading)
        let titles = state.similarTitles
        canvas.list(titles.count, selected: state.selection.index, from: 6) { index in
            let title = titles[index]
            return (Line(title.title, .heading) + Line(title.year.map { "  \($0)" } ?? "", .faint), title.reference.kind.label)
        }
    }

    private func suggestions(_ state: SearchState, on canvas: inout Canvas) {
        if state.phase == .loading { canvas.put(Texts.screens.searching, y: 2, style: .faint) }
        if state.query.text.isEmpty, state.suggestions.isEmpty {
            return canvas.center([(Texts.screens.typeToSearch, .faint)])
        }
        for (offset, suggestion) in state.suggestions.enumerated() {
            switch suggestion {
            case .recent(let text): canvas.put("↺ \(text)", x: 2, y: 3 + offset)
            case .title(let title): canvas.put(title.line + Line(title.year.map { "  \($0)" } ?? ""), x: 4, y: 3 + offset)
            @unknown default: break
            }
        }
    }
}

extension MediaKind {
    fileprivate var label: String { Texts.screens.name(of: self == .tv ? SearchQuery.Scope.tv : .movies) }
}

extension SearchQuery.Scope {
    fileprivate var label: String { Texts.screens.name(of: self) }
}
