public import MarqueeDomain

/// A list that loads further pages as the person comes near its end.
///
/// The loaded items stay when a page fails, and that page can be retried. Items that are in the list already are left out, because rankings
/// change between two requests. The list ends after the last page, after TMDb's page 500 and on an empty page.
public struct Pagination<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The state of the end of the list.
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
    public internal(set) var items: [Item] = []
    /// The state of the end of the list.
    public internal(set) var phase = Phase.loading
    /// Whether the first page is being read again to replace the list.
    public internal(set) var isRefreshing = false
    /// The first page without its items: where it came from, its age, and why it could not be refreshed.
    public internal(set) var facts: Fetched<Void>?
    /// How many items the server has.
    public internal(set) var total: Int?
    /// The marks of the person on the titles in the list.
    public internal(set) var marks: [Markable: Marks] = [:]

    var known: Set<Item.ID> = []
    var nextPage = 1
    var pagesWithoutNewItems = 0

    public init() {}
}
