public import MarqueeDomain

/// The first screen of a catalog: movies or TV series, with a highlighted title and a row for every category.
public struct HomeState: ScreenState {
    /// What home shows.
    public enum Tab: Sendable, Hashable, CaseIterable {
        /// Movies.
        case movies
        /// TV series.
        case tv
    }

    /// What a person can do.
    public enum Intent: Sendable, Hashable {
        /// Look at movies or at TV series.
        case show(Tab)
        /// Go to another row, up to the first or the last one.
        case moveRow(by: Int)
        /// Go to another title of the row.
        case moveItem(by: Int)
        /// Go to a title.
        case select(MediaReference, row: TitleCategory)
        /// Open a title.
        case open(MediaReference)
        /// See what the server has now.
        case refresh
        /// Try again what failed.
        case retry
    }

    /// What home needs to have done.
    public enum Effect: ScreenEffect, Hashable {
        /// Read a tab.
        case load(Tab, Loading)
        /// Follow the changes of marks.
        case followMarks

        /// A read replaces the one under way.
        public var slot: String? {
            switch self {
            case .load(.movies, _): "movies"
            case .load(.tv, _): "tv"
            case .followMarks: "marks"
            }
        }
    }

    /// What its effects answer.
    public enum Answer: Sendable {
        /// What was read of a tab.
        case home(Tab, ContentUpdate<HomeContent>)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// What is shown of one tab.
    public struct Shown: Sendable, Equatable {
        /// The highlighted title and the rows.
        public internal(set) var content: Content<HomeContent> = .loading
        /// The row where the person is.
        public internal(set) var row = Selection<TitleCategory>()
        /// Where the person is in each row.
        public internal(set) var items: [TitleCategory: Selection<MediaReference>] = [:]
        /// Whether it was asked for.
        var isBegun = false

        /// The title where the person is.
        public var selected: MediaReference? { row.id.flatMap { items[$0]?.id } }
    }

    /// Whether movies or TV series are shown.
    public private(set) var tab: Tab
    /// What is shown of movies.
    public private(set) var movies = Shown()
    /// What is shown of TV series.
    public private(set) var tv = Shown()

    /// Creates a home before anything is read.
    public init(_ tab: Tab = .movies) { self.tab = tab }

    /// The name of the screen in analytics events.
    public var screen: Screen { .home }

    /// What is shown now.
    public var shown: Shown { self[tab] }

    subscript(tab: Tab) -> Shown {
        get { tab == .movies ? movies : tv }
        set { if tab == .movies { movies = newValue } else { tv = newValue } }
    }
}

extension HomeState {
    /// Reads what is shown.
    public mutating func appear() -> [Reaction<Effect>] { [.run(.followMarks)] + load(.first) }

    /// What is on its way does not arrive anymore.
    public mutating func disappear() {
        for tab in Tab.allCases {
            self[tab].content.cancel()
            self[tab].isBegun = self[tab].content.fetched != nil
        }
    }

    /// The person has done something.
    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .show(let tab):
            self.tab = tab
            return [.report(.clicked(tab == .movies ? "movies" : "tv", on: screen))] + (self[tab].isBegun ? [] : load(.first))
        case .moveRow(let distance):
            self[tab].row.move(by: distance, in: categories)
            return []
        case .moveItem(let distance):
            guard let category = shown.row.id else { return [] }
            self[tab].items[category, default: Selection()].move(by: distance, in: ids(in: category))
            return []
        case .select(let item, let category):
            self[tab].row.select(category, in: categories)
            self[tab].items[category, default: Selection()].select(item, in: ids(in: category))
            return []
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .refresh: return [.report(.refreshed(screen))] + load(.refresh)
        case .retry: return load(shown.content.fetched?.refreshError == nil ? .first : .refresh)
        }
    }

    /// Takes what was read.
    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .home(let tab, let update):
            self[tab].content.take(update) { home in home.rows.allSatisfy { $0.items.isEmpty && $0.failure == nil } }
            // A row that is not cached is on its way.
            if self[tab].content.isRefreshing { self[tab].content.change { $0.value.forgetFailures() } }
            followContent(of: tab)
            guard case .failure(let error) = update, self[tab].content.fetched != nil else { return [] }
            return [.show(.notRefreshed(error))]
        case .marked(let change):
            for tab in Tab.allCases { self[tab].content.change { $0.marks[change.item] = change.marks } }
            return []
        }
    }

    private mutating func load(_ loading: Loading) -> [Reaction<Effect>] {
        self[tab].content.begin()
        self[tab].isBegun = true
        return [.run(.load(tab, loading))]
    }

    private mutating func followContent(of tab: Tab) {
        let rows = self[tab].content.value?.rows ?? []
        self[tab].row.follow(rows.map(\.category))
        for row in rows { self[tab].items[row.category, default: Selection()].follow(row.items.map(\.id)) }
    }

    private var categories: [TitleCategory] { shown.content.value?.rows.map(\.category) ?? [] }

    private func ids(in category: TitleCategory) -> [MediaReference] {
        shown.content.value?.rows.first { $0.category == category }?.items.map(\.id) ?? []
    }
}
