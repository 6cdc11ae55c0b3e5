import Marquee
import MarqueePresentation

/// A shelf of the signed-in account, with the changes not yet sent.
struct LibraryPage: TabPage, PagedList {
    let presenter: LibraryPresenter
    /// How the server refuses the session, once it has.
    var refusal = SessionRefusal()
    /// Whose shelves they are; nil for those of an account.
    var account: AccountWatch?
    var arrangement = ListArrangement()
    var laterKeys: [String] { presenter.state.isSignedOut ? [] : [Texts.keysFilter, Texts.keysSort] }

    mutating func enter() { arrangement.endTyping() }

    func facts(_ state: LibraryState) -> PageFacts {
        let entry = selected(state).map { state.pages.items[$0].entry }
        var facts = PageFacts(
            selection: entry.flatMap { PageSelection($0, state.pages.marks) }, fetched: state.pages.facts,
            isRefreshing: state.pages.isRefreshing)
        (facts.isWaiting, facts.isArranged) = (state.pages.isWaiting, !arrangement.isPlain)
        return facts
    }

    func keys(_ state: LibraryState) -> [String] {
        if state.isSignedOut { return [Texts.keysSignIn] }
        if isTyping { return [Texts.keysKeepFilter, Texts.keysWholeList] }
        let item = facts(state).selection?.markable
        let canDiscard = state.pending.contains { $0.item == item && !$0.isTakenBack }
        return wholeListKeys + (canDiscard ? [Texts.keysDiscard] : []) + [Texts.keysOpen, Texts.keysShelf, Texts.keysSend]
    }

    mutating func choose(_ place: Seen.Spot) {
        arrangement.endTyping()
        switch place {
        case .item(let index): select(index)
        case .choice(let index): if shelves.indices.contains(index) { show(shelves[index]) }
        default: break
        }
    }

    private var shelves: [ShelfName] { account?.shelves ?? ShelfName.allCases }

    /// The shelf beside one. The first shelf follows the last one.
    private func shelf(beside shelf: ShelfName, _ step: Int) -> ShelfName {
        guard let index = shelves.firstIndex(of: shelf) else { return shelves[0] }
        return shelves[(index + (step < 0 ? -1 : 1) + shelves.count) % shelves.count]
    }

    /// Another shelf is shown as the server has it.
    private mutating func show(_ shelf: ShelfName) {
        arrangement = ListArrangement()
        presenter.send(.show(shelf))
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if !presenter.state.isSignedOut, arrange(key) { return .handled }
        if let (x, y) = key.movement(height: canvas.height) {
            if y == 0 {
                show(shelf(beside: presenter.state.shelf, x))
            } else {
                move(by: canvas.layout == .wall ? canvas.steps((0, y)) : y)
            }
            return .handled
        }
        switch key {
        case .enter:
            return presenter.state.isSignedOut ? context.signIn() : open(in: context)
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

    mutating func reopen(_ context: BrowseContext) { self = Self(presenter.state.shelf, context) }

    func draw(_ state: LibraryState, on canvas: inout Canvas) {
        // Where the server has ended the session, the page has the reason and the key for a new sign-in.
        if state.isSignedOut, refusal.error == nil {
            return canvas.center([(Texts.screens.nobodySignedIn, .heading), (Texts.pressEnterToSignIn, .faint)])
        }
        let waiting = state.pending.count
        let rows = canvas.choices(shelves.map(\.label), here: shelves.firstIndex(of: state.shelf) ?? 0, y: 0)
        let items = state.pages.items
        let counts = [
            refusal.error == nil ? nil : Texts.keysSignInAgain, state.pages.total.map { Texts.shown(items.count, of: $0) },
            waiting == 0 ? nil : "↑ " + Texts.screens.waiting(waiting), state.isSyncing ? Texts.screens.sending : nil,
        ]
        canvas.put(counts.compactMap { $0 }.joined(separator: " · "), y: rows, style: waiting == 0 ? .faint : .positive)
        let (top, arranged) = (rows + 2, arranged(state))
        canvas.draw(arrangement, arranged, of: items.count, y: rows + 1)
        canvas.frame(state.pages, as: arranged, from: top, empty: Texts.screens.emptyShelf) { canvas in
            let titles = items.compactMap(\.title)
            // A wall has titles only, and not the episodes of a series.
            if canvas.layout == .wall, titles.count == items.count {
                return canvas.wall(titles, state.pages.marks, selected: state.selection.index, as: arranged, from: top)
            }
            let width = canvas.listWidth
            canvas.list(items.count, selected: state.selection.index, as: arranged, from: top, bottom: 1) { index in
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
    static let library = BrowseTab(label: { Texts.library }) { LibraryPage(.favoriteMovies, $0) }
}

extension LibraryPage {
    fileprivate init(_ shelf: ShelfName, _ context: BrowseContext) {
        self.init(
            presenter: LibraryPresenter(shelf, library: context.client.library, context: context.presentation), refusal: context.refusal,
            account: context.accountWatch)
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

extension ShelfName {
    fileprivate var label: String { Texts.screens.name(of: self) }
}
