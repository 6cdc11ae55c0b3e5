public import MarqueeDomain

/// The home of movies or of TV series: a highlighted title, and the first titles of every category.
public struct HomeContent: Sendable, Equatable {
    /// The first titles of one category, or why they are not there.
    public struct Row: Sendable, Equatable, Identifiable {
        /// The category.
        public var category: TitleCategory
        /// Its first titles; empty if they could not be read.
        public var items: [MediaItem]
        /// Why the titles could not be read.
        public var failure: MarqueeError?

        public init(category: TitleCategory, items: [MediaItem], failure: MarqueeError? = nil) {
            self.category = category
            self.items = items
            self.failure = failure
        }

        /// The category.
        public var id: TitleCategory { category }
    }

    /// The title to show first.
    public var highlight: MediaItem?
    /// The categories, in their order.
    public var rows: [Row]

    /// Creates a home without a highlighted title.
    public init(rows: [Row]) { self.rows = rows }

    mutating func forgetFailures() { for index in rows.indices { rows[index].failure = nil } }
}

extension HomeContent {
    /// Joins the rows of a home, whose facts are those of its oldest row.
    static func fetched<Category, Item>(
        _ home: Home<Category, Item>, category: (Category) -> TitleCategory, item: (Item) -> MediaItem
    ) throws(MarqueeError) -> Fetched<HomeContent> {
        let rows = home.rows.map { row in
            Row(category: category(row.category), items: row.items.map(item), failure: row.failure)
        }
        let pages = home.rows.compactMap { try? $0.outcome.get() }
        guard let oldest = pages.max(by: { $0.age < $1.age }) else {
            throw home.rows.compactMap(\.failure).first ?? MarqueeError(.notFound, .init("home.empty"))
        }
        var fetched = oldest.map { _ in HomeContent(rows: rows) }
        fetched.value.highlight = home.highlight.map(item)
        fetched.isStale = pages.contains(where: \.isStale) || pages.count < rows.count
        fetched.refreshError = pages.lazy.compactMap(\.refreshError).first
        fetched.marks = pages.reduce(into: [:]) { marks, page in marks.merge(page.marks) { $1 } }
        return fetched
    }
}
