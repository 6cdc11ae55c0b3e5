/// A list that a person made, with one page of what is on it: text from outside.
///
/// See <https://developer.themoviedb.org/reference/list-details>.
public struct MediaList: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's number of the list.
    public var id: Int
    /// Its name.
    public var name: String
    /// What its maker says about it; empty if nothing.
    public var description = ""
    /// The user name of its maker.
    public var createdBy = ""
    /// How many titles are on it.
    public var itemCount: Int
    /// One page of what is on it, in its order.
    public var items: Page<MediaItem>

    /// Creates a list. Its count starts as the total that its page names.
    public init(id: Int, name: String, items: Page<MediaItem>) {
        self.id = id
        self.name = name
        self.items = items
        itemCount = items.totalResults
    }
}

/// A list, as it stands among the lists of its maker: text from outside.
public struct MediaListSummary: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's number of the list.
    public var id: Int
    /// Its name.
    public var name: String
    /// What its maker says about it; empty if nothing.
    public var description = ""
    /// How many titles are on it.
    public var itemCount = 0
    /// A poster, if there is one.
    public var posterPath: ImagePath?

    /// Creates a summary.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// Which page of which list.
public struct MediaListPage: PagedInput, Hashable {
    /// TMDb's number of the list.
    public var id: MediaList.ID
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page of a list.
    public init(_ id: MediaList.ID, page: Int = 1) {
        self.id = id
        self.page = page
    }
}

/// Which page of the lists of the person.
public struct MediaListsPage: PagedInput, Hashable {
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page of lists.
    public init(page: Int = 1) { self.page = page }
}

extension ListUseCases {
    /// Reads a list, anybody's, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/list-details>.
    public var details: Get<MediaListPage, MediaList> { Get(lists.list) }

    /// Reads the lists that the person made, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/account-lists>.
    public var mine: Get<MediaListsPage, Page<MediaListSummary>> { Get(lists.lists) }

    /// Asks whether a movie is on a list.
    ///
    /// See <https://developer.themoviedb.org/reference/list-check-item-status>.
    public var contains: Get<MediaListEntry, Bool> { Get(lists.contains) }
}

extension Get where Input == MediaListPage {
    /// Reads a page of a list; without a number, the first.
    public func callAsFunction(
        _ list: MediaList.ID, page: Int = 1, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(MediaListPage(list, page: page))(policy)
    }
}

extension Get where Input == MediaListsPage {
    /// Reads a page; without a number, the first.
    public func callAsFunction(page: Int = 1, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(MediaListsPage(page: page))(policy)
    }

    /// Every page from the first on.
    public func pages<Item>(policy: ReadPolicy = .cached) -> Pages<Item> where Value == Page<Item> {
        pages(MediaListsPage(), policy: policy)
    }

    /// The stored page first, then the server's.
    public func updates(page: Int = 1) -> Updates<Value> { updates(MediaListsPage(page: page)) }
}
