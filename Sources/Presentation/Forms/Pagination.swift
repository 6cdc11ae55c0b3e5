public import MarqueeDomain

/// A list that loads further pages as the person comes near its end.
///
/// What is there stays when a page fails, and that page can be retried. Items that were there already are left out, because rankings change
/// between two requests. The list ends after the last page, after TMDb's page 500 and on an empty page.
public struct Pagination<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// What happens at the end of the list.
    public enum Phase: Sendable, Hashable {
        /// The first page is on its way, and nothing is there yet.
        case loading
        /// There are more pages.
        case more
        /// The next page is on its way.
        case loadingMore
        /// The next page failed; it can be retried.
        case failedMore(MarqueeError)
        /// The first page failed; it can be retried.
        case failed(MarqueeError)
        /// All items are there.
        case ended
        /// There are no items.
        case empty
    }

    /// The request for a page.
    public struct Request: Sendable, Hashable {
        /// The number of the page, from 1.
        public let page: Int
        /// Why the first page is read.
        public let loading: Loading
    }

    /// How many items before the end the next page is asked for.
    public static var distance: Int { 10 }

    /// The items of all pages that are there.
    public private(set) var items: [Item] = []
    /// What happens at the end of the list.
    public private(set) var phase = Phase.loading
    /// Whether the first page is on its way to replace what is there.
    public private(set) var isRefreshing = false
    /// The first page without its items: where it came from, its age, and why it could not be refreshed.
    public private(set) var facts: Fetched<Void>?
    /// How many items the server has.
    public private(set) var total: Int?
    /// The marks of the person on the titles in the list.
    public internal(set) var marks: [Markable: Marks] = [:]

    private var known: Set<Item.ID> = []
    private var nextPage = 1
    private var pagesWithoutNewItems = 0

    /// Creates an empty list.
    public init() {}
}

extension Pagination {
    /// Asks for the first page again; what is there stays until it arrives. Replaces whatever is on its way.
    public mutating func load(_ loading: Loading = .first) -> Request {
        if items.isEmpty { phase = .loading } else { isRefreshing = true }
        if phase == .loadingMore { phase = .more }
        return Request(page: 1, loading: loading)
    }

    /// The person sees an item: asks for the next page if the end is near.
    public mutating func itemShown(at index: Int) -> Request? {
        index >= items.count - Self.distance ? loadMore() : nil
    }

    /// Asks for the next page, if there is one and nothing is on its way.
    public mutating func loadMore() -> Request? {
        guard phase == .more, !isRefreshing else { return nil }
        phase = .loadingMore
        return Request(page: nextPage, loading: .first)
    }

    /// Asks again for what failed.
    public mutating func retry() -> Request? {
        switch phase {
        case .failed: return load()
        case .failedMore:
            phase = .more
            return loadMore()
        default: return facts?.refreshError == nil || isRefreshing ? nil : load(.refresh)
        }
    }

    /// Takes what a request told, and asks for the next page if this one has nothing new but is not the end.
    public mutating func take(_ update: ContentUpdate<Page<Item>>, for request: Request) -> Request? {
        switch update {
        case .value(let fetched, let isLast):
            append(fetched, number: request.page)
            if request.page == 1 { isRefreshing = !isLast }
            return items.isEmpty || pagesWithoutNewItems > 0 ? loadMore() : nil
        case .failure(let error):
            isRefreshing = false
            if request.page > 1 {
                phase = .failedMore(error)
            } else if items.isEmpty {
                phase = .failed(error)
            } else {
                facts?.refreshError = error
            }
            return nil
        }
    }

    private mutating func append(_ fetched: Fetched<Page<Item>>, number: Int) {
        let page = fetched.value
        if number == 1 {
            (items, known, marks, pagesWithoutNewItems) = ([], [], [:], 0)
            facts = fetched.map { _ in }
        }
        total = page.totalResults
        marks.merge(fetched.marks) { $1 }
        let new = page.items.filter { known.insert($0.id).inserted }
        items += new
        pagesWithoutNewItems = new.isEmpty ? pagesWithoutNewItems + 1 : 0
        nextPage = number + 1
        // Rows that could not be read, or are removed by changes not yet sent, are not the end of the list.
        let isEnd =
            number >= min(page.totalPages, Page<Item>.limit)
            || new.isEmpty && (fetched.droppedRows + fetched.hiddenItems == 0 || pagesWithoutNewItems > 50)
        phase = isEnd ? (items.isEmpty ? .empty : .ended) : .more
    }

    /// What is on its way was cancelled.
    public mutating func cancel() {
        isRefreshing = false
        if phase == .loadingMore { phase = .more }
    }
}

extension Pagination.Request {
    /// Reads the page, and tells what arrives. Only a first page comes from the cache before it comes from the server.
    public func load(
        _ read: (_ page: Int, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>,
        deliver: (ContentUpdate<Page<Item>>) -> Void
    ) async {
        if page == 1 {
            await loading.load({ (policy) async throws(MarqueeError) in try await read(1, policy) }, deliver: deliver)
        } else {
            do throws(MarqueeError) {
                deliver(.value(try await read(page, .cached), isLast: true))
            } catch {
                if error.code != .cancelled { deliver(.failure(error)) }
            }
        }
    }
}
