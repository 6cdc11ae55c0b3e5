/// All pages of a list, in order; each item appears once.
///
/// ```swift
/// for try await movie in marquee.movies.popular.pages().items { print(movie.title) }
/// ```
///
/// Rankings change between two requests, so an item that was already returned is left out. The sequence ends after the last page, after
/// TMDb's page 500, on an empty page, and on a page without new items. A page whose rows are all unreadable or hidden by local changes ends it
/// only after fifty such pages in a row. After an error, the next call requests the same page again.
public struct Pages<Item: Identifiable & Sendable>: AsyncSequence, Sendable where Item.ID: Sendable {
    public typealias Element = Fetched<Page<Item>>
    public typealias Failure = MarqueeError

    private let first: Int
    private let fetch: @Sendable (Int) async throws(MarqueeError) -> Fetched<Page<Item>>

    /// Creates the sequence from a function that fetches a page by its number.
    public init(from first: Int = 1, _ fetch: @escaping @Sendable (Int) async throws(MarqueeError) -> Fetched<Page<Item>>) {
        self.first = first
        self.fetch = fetch
    }

    /// The sequence ends on the next page without new items after this many in a row.
    private static var maximumPagesWithoutNewItems: Int { 50 }

    /// The items of all pages, in order.
    public var items: Items { Items(pages: self) }

    public func makeAsyncIterator() -> Iterator { Iterator(number: first, fetch: fetch) }

    public struct Iterator: AsyncIteratorProtocol {
        private var number: Int?
        private var seen: Set<Item.ID> = []
        /// The number of pages in a row without new items.
        private var pagesWithoutNewItems = 0
        private let fetch: @Sendable (Int) async throws(MarqueeError) -> Fetched<Page<Item>>

        fileprivate init(number: Int, fetch: @escaping @Sendable (Int) async throws(MarqueeError) -> Fetched<Page<Item>>) {
            self.number = number
            self.fetch = fetch
        }

        public mutating func next() async throws(MarqueeError) -> Fetched<Page<Item>>? {
            try await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(MarqueeError) -> Fetched<Page<Item>>? {
            guard let number else { return nil }
            let fetched = try await fetch(number)
            let page = fetched.value
            self.number = number < Swift.min(page.totalPages, Page<Item>.limit) ? number + 1 : nil

            let new = page.items.filter { seen.insert($0.id).inserted }
            pagesWithoutNewItems = new.isEmpty ? pagesWithoutNewItems + 1 : 0
            // A page whose rows were all left out is not the end of the list, unless the server sends such pages without end.
            if new.isEmpty, fetched.droppedRows + fetched.hiddenItems == 0 || pagesWithoutNewItems > Pages.maximumPagesWithoutNewItems {
                self.number = nil
                return nil
            }
            return fetched.map { Page(page: $0.page, totalPages: $0.totalPages, totalResults: $0.totalResults, items: new) }
        }
    }
}

extension Pages {
    /// The items of a list. A page is fetched when its first item is needed.
    public struct Items: AsyncSequence, Sendable {
        public typealias Element = Item
        public typealias Failure = MarqueeError

        let pages: Pages

        public func makeAsyncIterator() -> Iterator { Iterator(pages: pages.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            private var pages: Pages.Iterator
            private var items: ArraySlice<Item> = []

            fileprivate init(pages: Pages.Iterator) { self.pages = pages }

            public mutating func next() async throws(MarqueeError) -> Item? {
                try await next(isolation: #isolation)
            }

            public mutating func next(isolation actor: isolated (any Actor)?) async throws(MarqueeError) -> Item? {
                while items.isEmpty {
                    guard let page = try await pages.next(isolation: actor) else { return nil }
                    items = page.value.items[...]
                }
                return items.removeFirst()
            }
        }
    }
}
