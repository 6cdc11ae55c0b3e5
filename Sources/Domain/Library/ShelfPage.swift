/// The order in which a shelf is read.
public enum ShelfOrder: String, Sendable, Hashable, Codable, CaseIterable {
    /// The title that was added last comes first.
    case newestFirst = "created_at.desc"
    /// The title that was added first comes first.
    case oldestFirst = "created_at.asc"
}

/// One page of one of an account's shelves: favorites, watchlist or ratings.
public struct ShelfPage: PagedInput, Hashable {
    /// The order.
    public var order: ShelfOrder
    public var page: Int

    /// Asks for a page of a shelf.
    public init(_ order: ShelfOrder = .newestFirst, page: Int = 1) {
        self.order = order
        self.page = page
    }
}

extension Get where Input == ShelfPage {
    /// Reads a page.
    public func callAsFunction(
        page: Int = 1, order: ShelfOrder = .newestFirst, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(ShelfPage(order, page: page))(policy: policy, language: language)
    }
}
