import Marquee
import MarqueePresentation

/// All titles of a category.
struct CategoryPage: BrowsePage {
    let presenter: CategoryPresenter

    func facts(_ state: CategoryState) -> PageFacts { PageFacts(state.pages, state.selection) }

    func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if let movement = key.movement(height: canvas.height) {
            presenter.send(.move(by: canvas.steps(movement)))
            return .handled
        }
        guard key == .enter else { return .unhandled }
        guard let selection = facts.selection else { return .handled }
        presenter.send(.open(selection.item))
        return context.open(selection.item, preview: selection.preview)
    }

    func choose(_ place: Seen.Spot) {
        if case .item(let index) = place { presenter.send(.move(by: index - presenter.state.selection.index)) }
    }

    func isChosen(_ place: Seen.Spot) -> Bool { place == .item(presenter.state.selection.index) }

    func seen(_ lastItem: Int) { if presenter.state.pages.loadsMore(at: lastItem) { presenter.send(.itemShown(lastItem)) } }

    func refresh() { presenter.send(presenter.state.pages.isFailed ? .retry : .refresh) }

    func draw(_ state: CategoryState, on canvas: inout Canvas) {
        let total = state.pages.total.map { "  " + Texts.shown(state.pages.items.count, of: $0) } ?? ""
        canvas.put(Line(state.category.heading, .heading) + Line(total, .faint), y: 0)
        canvas.draw(state.pages, selected: state.selection.index, from: 2, empty: Texts.screens.nothingHere)
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
