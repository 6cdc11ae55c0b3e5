import MarqueeDomain

extension HomeState {
    public mutating func appear() -> [Reaction<Effect>] { [.run(.followMarks)] + load(.first) }

    public mutating func disappear() {
        for tab in Tab.allCases {
            self[tab].content.cancel()
            self[tab].isBegun = self[tab].content.fetched != nil
        }
    }

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
