import Marquee
import MarqueePresentation

/// All titles of a category.
enum CategoryView {
    static func draw(_ state: CategoryState, _ scene: BrowseScene, on canvas: inout Canvas) {
        let total = state.pages.total.map { "  " + Texts.shown(state.pages.items.count, of: $0) } ?? ""
        canvas.put(Line(state.category.heading, .heading) + Line(total, .faint), y: 0)
        canvas.draw(state.pages, selected: state.selection.index, from: 2, scene, empty: Texts.screens.nothingHere)
    }
}

/// Suggestions while the person types, then results.
enum SearchView {
    static func draw(_ state: SearchState, _ isTyping: Bool, _ scene: BrowseScene, on canvas: inout Canvas) {
        let end = canvas.put(Texts.labeled(Texts.screens.search), y: 0, style: .heading)
        let cursor = canvas.put(state.query.text, x: end, y: 0, width: max(1, canvas.width - end - 1))
        if isTyping { canvas.put(" ", x: cursor, y: 0, style: .text.selected) }
        let scopes = SearchQuery.Scope.allCases.map { $0 == state.query.scope ? "[\($0.label)]" : " \($0.label) " }
        canvas.put(scopes.joined(separator: " "), y: 1, style: .faint)
        switch state.phase {
        case .suggesting, .loading: suggestions(state, on: &canvas)
        default:
            if let results = state.results {
                let nothing = Texts.screens.nothingFound(for: state.query.text)
                canvas.draw(results, selected: state.selection.index, from: 3, scene, empty: nothing)
            }
        }
    }

    private static func suggestions(_ state: SearchState, on canvas: inout Canvas) {
        if state.phase == .loading { canvas.put(Texts.screens.searching, y: 2, style: .faint) }
        if state.query.text.isEmpty, state.suggestions.isEmpty {
            return canvas.center([(Texts.screens.typeToSearch, .faint)])
        }
        for (offset, suggestion) in state.suggestions.enumerated() {
            switch suggestion {
            case .recent(let text): canvas.put("↺ \(text)", x: 2, y: 3 + offset)
            case .title(let title): canvas.put("  \(title.title)" + (title.year.map { "  \($0)" } ?? ""), x: 2, y: 3 + offset)
            @unknown default: break
            }
        }
    }
}

/// A shelf of the signed-in person, with the changes not yet sent.
enum LibraryView {
    static func draw(_ state: LibraryState, _ scene: BrowseScene, on canvas: inout Canvas) {
        if state.isSignedOut {
            return canvas.center([
                (Texts.screens.nobodySignedIn, .heading), (Texts.pressEnterToSignIn, .faint),
            ])
        }
        let waiting = state.pending.count
        canvas.put(
            Line(state.shelf.label, .heading) + Line(state.pages.total.map { "  " + Texts.screens.number($0) } ?? "", .faint)
                + Line(waiting == 0 ? "" : "  ↑ " + Texts.screens.waiting(waiting), .vote)
                + Line(state.isSyncing ? "  " + Texts.screens.sending : "", .faint),
            y: 0)
        canvas.put(KeyLine.text([Texts.keysShelf, Texts.keysSend], width: canvas.width), y: 1, style: .faint)
        let items = state.pages.items
        canvas.frame(state.pages, from: 3, empty: Texts.screens.emptyShelf) { canvas in
            canvas.list(items.count, selected: state.selection.index, from: 3, bottom: 1, scene) { index in
                let entry = items[index].entry
                let marks = entry.markable.flatMap { state.pages.marks[$0] } ?? Marks(rating: entry.rating)
                switch entry.subject {
                case .movie(let movie): return (TitleRow.heading(.movie(movie), marks), TitleRow.detail(.movie(movie)))
                case .tv(let series): return (TitleRow.heading(.tv(series), marks), TitleRow.detail(.tv(series)))
                case .episode(let episode):
                    let place = episode.reference.map { "S\($0.season)E\($0.number) " } ?? ""
                    let name = place + episode.episode.name
                    return (Line(name, .heading) + "  " + Glyphs.line(marks), episode.episode.overview)
                }
            }
        }
    }
}

extension Canvas {
    /// The titles of a list that grows, with what happens at its end.
    mutating func draw(
        _ pages: Pagination<MediaItem>, selected: Int, from top: Int, _ scene: BrowseScene, empty: String
    ) {
        frame(pages, from: top, empty: empty) { canvas in
            canvas.list(pages.items.count, selected: selected, from: top, bottom: 1, scene) { index in
                let item = pages.items[index]
                let marks = Markable(item.id).flatMap { pages.marks[$0] } ?? .none
                return (TitleRow.heading(item, marks), TitleRow.detail(item))
            }
        }
    }

    /// A list, or what is shown in its place, and what happens at its end.
    mutating func frame<Item>(_ pages: Pagination<Item>, from top: Int, empty: String, list: (inout Canvas) -> Void) {
        switch pages.phase {
        case .loading: return draw(.titles)
        case .empty: return center([(empty, .faint)])
        case .failed(let error): return center(error)
        case .more, .loadingMore, .failedMore, .ended: list(&self)
        }
        switch pages.phase {
        case .loadingMore: put("  " + Texts.screens.loadingMore, y: height - 1, style: .faint)
        case .failedMore(let error): put("  " + Texts.withRetry(error), y: height - 1, style: .negative)
        default: break
        }
    }
}

extension SearchQuery.Scope {
    var label: String { Texts.screens.name(of: self) }
}

extension ShelfName {
    var label: String { Texts.screens.name(of: self) }
}
