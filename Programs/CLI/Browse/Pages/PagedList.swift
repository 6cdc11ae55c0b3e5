import Marquee
import MarqueePresentation

/// A page with a list of which the server has further pages.
protocol PagedList: ArrangeableList where State: PagedState, Row == State.Item {}

/// The state of a list of which the server has further pages.
protocol PagedState: ScreenState where Intent: PagedIntent, Intent.ID == Item.ID {
    associatedtype Item: ArrangedRow, Identifiable, Sendable where Item.ID: Hashable & Sendable

    var pages: Pagination<Item> { get }
    var selection: Selection<Item.ID> { get }
}

/// The intents that such lists share. Their cases meet the requirements.
protocol PagedIntent {
    associatedtype ID

    static func select(_ id: ID) -> Self
    static func move(by distance: Int) -> Self
    static func itemShown(_ index: Int) -> Self
    static func open(_ item: MediaReference) -> Self
    static var refresh: Self { get }
    static var retry: Self { get }
}

extension CategoryState: PagedState {}
extension CategoryState.Intent: PagedIntent {}
extension DiscoverState: PagedState {}
extension DiscoverState.Intent: PagedIntent {}
extension LibraryState: PagedState {}
extension LibraryState.Intent: PagedIntent {}
extension SearchState: PagedState {
    /// The results; empty before there was a search.
    var pages: Pagination<MediaItem> { results ?? Pagination() }
}
extension SearchState.Intent: PagedIntent {}

extension PagedList {
    func list(_ state: State) -> (rows: [Row], selected: Int) { (state.pages.items, state.selection.index) }
    func select(_ index: Int) { presenter.send(.select(presenter.state.pages.items[index].id)) }
    func step(by distance: Int) { presenter.send(.move(by: distance)) }
    func readOn() { presenter.send(.itemShown(presenter.state.pages.items.count - 1)) }
    func refresh() { presenter.send(presenter.state.pages.isFailed ? .retry : .refresh) }

    // The list fills the screen by itself only as the server has it.
    func seen(_ lastItem: Int) {
        if arrangement.isPlain, presenter.state.pages.loadsMore(at: lastItem) { presenter.send(.itemShown(lastItem)) }
    }

    /// Opens the selected row.
    func open(in context: BrowseContext) -> BrowseStep {
        guard let selection = facts.selection else { return .handled }
        presenter.send(.open(selection.item))
        return context.open(selection.item, preview: selection.preview)
    }
}
