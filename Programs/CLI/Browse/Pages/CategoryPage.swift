import Marquee
import MarqueePresentation

/// All titles of a category.
struct CategoryPage: PagedList {
    let presenter: CategoryPresenter
    var arrangement = ListArrangement()

    func facts(_ state: CategoryState) -> PageFacts { PageFacts(state.pages, at: selected(state), isArranged: !arrangement.isPlain) }

    func keys(_ state: CategoryState) -> [String] {
        isTyping ? [Texts.keysKeepFilter, Texts.keysWholeList] : wholeListKeys + [Texts.keysOpen]
    }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if arrange(key) { return .handled }
        if let movement = key.movement(height: canvas.height) {
            move(by: canvas.steps(movement))
            return .handled
        }
        return key == .enter ? open(in: context) : .unhandled
    }

    mutating func reopen(_ context: BrowseContext) { self = Self(presenter.state.category, context) }

    func draw(_ state: CategoryState, on canvas: inout Canvas) {
        let total = state.pages.total.map { "  " + Texts.shown(state.pages.items.count, of: $0) } ?? ""
        canvas.put(Line(state.category.heading, .heading) + Line(total, .faint), y: 0)
        let rows = arranged(state)
        canvas.draw(arrangement, rows, of: state.pages.items.count, y: 1)
        canvas.draw(state.pages, selected: state.selection.index, as: rows, from: 2, empty: Texts.screens.nothingHere)
    }
}

extension CategoryPage {
    init(_ category: TitleCategory, _ context: BrowseContext) {
        let client = context.client
        presenter = CategoryPresenter(
            category, movies: client.movies, tv: client.tv, library: client.library, context: context.presentation)
    }
}

extension TitleCategory {
    /// The name of the category.
    var heading: String { Texts.screens.name(of: self) }
}
