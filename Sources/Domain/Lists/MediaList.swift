/// A list that a person made, with one page of what is on it: text from outside.
///
/// See <https://developer.themoviedb.org/reference/list-details>.
public struct MediaList: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's number of the list.
    public let id: Int
    /// Its name.
    public let name: String
    /// What its maker says about it; empty if nothing.
    public let description: String
    /// The user name of its maker.
    public let createdBy: String
    /// How many titles are on it.
    public let itemCount: Int
    /// One page of what is on it, in its order.
    public let items: Page<MediaItem>

    /// Creates a list.
    public init(id: Int, name: String, description: String = "", createdBy: String = "", itemCount: Int, items: Page<MediaItem>) {
        self.id = id
        self.name = name
        self.description = description
        self.createdBy = createdBy
        self.itemCount = itemCount
        self.items = items
    }
}

/// A list, as it stands among the lists of its maker: text from outside.
public struct MediaListSummary: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's number of the list.
    public let id: Int
    /// Its name.
    public let name: String
    /// What its maker says about it; empty if nothing.
    public let description: String
    /// How many titles are on it.
    public let itemCount: Int
    /// A poster, if there is one.
    public let posterPath: ImagePath?

    /// Creates a summary.
    public init(id: Int, name: String, description: String = "", itemCount: Int = 0, posterPath: ImagePath? = nil) {
        self.id = id
        self.name = name
        self.description = description
        self.itemCount = itemCount
        self.posterPath = posterPath
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

/// Reads a list, anybody's, a page at a time.
public struct GetList: Reading {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// The read of one page.
    public func read(_ page: MediaListPage) -> Read<MediaList> { lists.list(page) }
}

/// Reads the lists that the person made, a page at a time.
///
/// See <https://developer.themoviedb.org/reference/account-lists>.
public struct GetLists: Reading {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// The read of one page.
    public func read(_ page: MediaListsPage) -> Read<Page<MediaListSummary>> { lists.lists(page) }
}

/// Asks whether a movie is on a list.
///
/// See <https://developer.themoviedb.org/reference/list-check-item-status>.
public struct GetListItemStatus: Reading {
    private let lists: any ListRepository

    /// Creates the use case.
    public init(lists: any ListRepository) { self.lists = lists }

    /// The read of whether it is.
    public func read(_ entry: MediaListEntry) -> Read<Bool> { lists.contains(entry) }
}
