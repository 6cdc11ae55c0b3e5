import Marquee
import MarqueePresentation

/// A shelf of the signed-in account, with the changes not yet sent.
struct LibraryPage: TabPage {
    let presenter: LibraryPresenter
    /// How the server refuses the session, once it has.
    var refusal = SessionRefusal()

    mutating func enter() {}

    func facts(_ state: LibraryState) -> PageFacts {
        let entry = state.pages.item(at: state.selection)?.entry
        var facts = PageFacts(
            selection: entry.flatMap { PageSelection($0, state.pages.marks) }, fetched: state.pages.facts,
            isRefreshing: state.pages.isRefreshing)
        facts.isWaiting = state.pages.isWaiting
        return facts
    }

    func keys(_ state: LibraryState) -> [String] {
        if state.isSignedOut { return [Texts.keysSignIn] }
        let item = facts(state).selection?.markable
        let canDiscard = state.pending.contains { $0.item == item && !$0.isTakenBack }
        return (canDiscard ? [Texts.keysDiscard] : []) + [Texts.keysOpen, Texts.keysShelf, Texts.keysSend]
    }

    func choose(_ place: Seen.Spot) {
        switch place {
        case .item(let index): presenter.send(.move(by: index - presenter.state.selection.index))
        case .choice(let index): presenter.send(.show(ShelfName.allCases[index]))
        default: break
        }
    }

    func isChosen(_ place: Seen.Spot) -> Bool { place == .item(presenter.state.selection.index) }

    func seen(_ lastItem: Int) { if presenter.state.pages.loadsMore(at: lastItem) { presenter.send(.itemShown(lastItem)) } }

    func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let (x, y) = key.movement(height: canvas.height) {
            presenter.send(y == 0 ? .show(presenter.state.shelf.neighbor(x)) : .move(by: canvas.layout == .wall ? canvas.steps((0, y)) : y))
            return .handled
        }
        switch key {
        case .enter:
            if presenter.state.isSignedOut { return context.signIn() }
            guard let selection = facts.selection else { return .handled }
            presenter.send(.open(selection.item))
            return context.open(selection.item, preview: selection.preview)
        case .character("s"):
            presenter.send(.sync)
            return .handled
        case .character("x"):
            let (state, item) = (presenter.state, facts.selection?.markable)
            for change in state.pending where change.item == item && !change.isTakenBack { presenter.send(.discard(change)) }
            return .handled
        default: return .unhandled
        }
    }

    func refresh() { presenter.send(presenter.state.pages.isFailed ? .retry : .refresh) }

    func draw(_ state: LibraryState, on canvas: inout Canvas) {
        // Where the server has ended the session, the page has the reason and the key for a new sign-in.
        if state.isSignedOut, refusal.error == nil {
            return canvas.center([(Texts.screens.nobodySignedIn, .heading), (Texts.pressEnterToSignIn, .faint)])
        }
        let waiting = state.pending.count
        let shelves = ShelfName.allCases
        let rows = canvas.choices(shelves.map(\.label), here: shelves.firstIndex(of: state.shelf) ?? 0, y: 0)
        let counts = [
            refusal.error == nil ? nil : Texts.keysSignInAgain, state.pages.total.map(Texts.screens.number),
            waiting == 0 ? nil : "↑ " + Texts.screens.waiting(waiting), state.isSyncing ? Texts.screens.sending : nil,
        ]
        canvas.put(counts.compactMap { $0 }.joined(separator: " · "), y: rows, style: waiting == 0 ? .faint : .positive)
        let items = state.pages.items
        let top = rows + 2
        canvas.frame(state.pages, from: top, empty: Texts.screens.emptyShelf) { canvas in
            let titles = items.compactMap(\.title)
            // A wall has titles only, and not the episodes of a series.
            if canvas.layout == .wall, titles.count == items.count {
                return canvas.wall(titles, state.pages.marks, selected: state.selection.index, from: top)
            }
            let width = canvas.listWidth
            canvas.list(items.count, selected: state.selection.index, from: top, bottom: 1) { index in
                let entry = items[index].entry
                let marks = entry.markable.flatMap { state.pages.marks[$0] } ?? Marks(rating: entry.rating)
                switch entry.subject {
                case .movie(let movie):
                    return (TitleLines.heading(.movie(movie), marks, width: width), TitleLines.detail(.movie(movie)))
                case .tv(let series):
                    return (TitleLines.heading(.tv(series), marks, width: width), TitleLines.detail(.tv(series)))
                case .episode(let episode):
                    let place = episode.reference.map { "S\($0.season)E\($0.number) " } ?? ""
                    let name = place + episode.episode.name
                    return (Line(name, .heading) + "  " + Glyphs.line(marks), episode.episode.overview)
                }
            }
        }
    }
}

extension BrowseTab {
    static let library = BrowseTab(label: { Texts.library }) { context in
        LibraryPage(
            presenter: LibraryPresenter(library: context.client.library, context: context.presentation), refusal: context.refusal)
    }
}

extension PageSelection {
    /// A row of a shelf; nil for an episode whose series is not known.
    fileprivate init?(_ entry: ShelfEntry, _ marks: [Markable: Marks]) {
        guard let markable = entry.markable else { return nil }
        let (title, preview): (String, MediaItem?) =
            switch entry.subject {
            case .movie(let movie): (movie.title, .movie(movie))
            case .tv(let series): (series.name, .tv(series))
            case .episode(let episode): (episode.episode.name, nil)
            }
        self.init(item: markable.title, markable: markable, marks: marks[markable] ?? .none, title: title, preview: preview)
    }
}

extension LibraryItem {
    /// The movie or the series; nil for an episode.
    fileprivate var title: MediaItem? {
        switch entry.subject {
        case .movie(let movie): .movie(movie)
        case .tv(let series): .tv(series)
        case .episode: nil
        }
    }
}

extension ShelfName {
    fileprivate var label: String { Texts.screens.name(of: self) }
}
