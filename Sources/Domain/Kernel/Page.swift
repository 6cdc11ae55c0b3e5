/// One page of a list. It is a collection of its items.
///
/// ```swift
/// for movie in try await marquee.movies.popular() { print(movie.title) }
/// ```
public struct Page<Item: Sendable>: Sendable {
    /// The number of this page, from 1.
    public var page: Int
    /// The number of pages according to TMDb, which serves at most 500 of them.
    public var totalPages: Int
    /// The number of items according to TMDb.
    public var totalResults: Int
    /// The items of this page, in the server's order.
    public var items: [Item]
    /// The release days that the list covers; nil unless the list has movies in theaters now or soon.
    public var dates: ClosedRange<Day>?

    public init(page: Int, totalPages: Int, totalResults: Int, items: [Item]) {
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
        self.items = items
    }

    /// A page without items.
    public static var empty: Page { Page(page: 1, totalPages: 1, totalResults: 0, items: []) }

    /// The number of items of a full page of TMDb.
    public static var size: Int { 20 }

    /// The last page that TMDb serves, even if the total is higher.
    ///
    /// See <https://developer.themoviedb.org/docs/errors>, code 22.
    public static var limit: Int { 500 }
}

extension Page: RandomAccessCollection {
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    /// The item at a place, from 0.
    public subscript(position: Int) -> Item { items[position] }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}
extension Page: Decodable where Item: Decodable {}
extension Page: Encodable where Item: Encodable {}

extension ClosedRange<Day> {
    /// The first day of ``Page/dates``.
    public var minimum: Day { lowerBound }
    /// The last day of ``Page/dates``.
    public var maximum: Day { upperBound }
}

/// An input that asks for one page of a list.
public protocol PagedInput: Sendable {
    /// The number of the page, 1 to 500.
    var page: Int { get set }
}

/// A ``PagedInput`` without other values, such as ``ListPage``.
public protocol NumberedPage: PagedInput, Hashable {
    /// Creates the input for a page.
    init(page: Int)
}
