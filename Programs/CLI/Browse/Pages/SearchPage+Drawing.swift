import Marquee
import MarqueePresentation

extension SearchPage {
    func draw(_ state: SearchState, on canvas: inout Canvas) {
        let end = canvas.put(Texts.labeled(Texts.screens.search), y: 0, style: .heading)
        let cursor = canvas.put(
            state.query.text, x: end, y: 0, style: isEditing && isOld ? .text.selected : .text, width: max(1, canvas.width - end - 1))
        if isEditing { canvas.put(" ", x: cursor, y: 0, style: .text.selected) }
        let scopes = SearchQuery.Scope.allCases
        canvas.choices(scopes.map(\.label), here: scopes.firstIndex(of: state.query.scope) ?? 0, y: 1)
        switch state.phase {
        case _ where !state.named.isEmpty: named(state, on: &canvas)
        case .suggesting, .loading: suggestions(state, on: &canvas)
        case .empty where !state.similarTitles.isEmpty: similarTitles(state, on: &canvas)
        default:
            if let results = state.results {
                let nothing = Texts.screens.nothingFound(for: state.query.text)
                let rows = arranged(state)
                canvas.draw(arrangement, rows, of: results.items.count, y: 2)
                canvas.draw(
                    results, selected: state.selection.index, as: rows, from: 3, empty: nothing, retry: isEditing ? .enter : .r)
            }
        }
    }

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

extension SearchQuery.Scope {
    fileprivate var label: String { Texts.screens.name(of: self) }
}
