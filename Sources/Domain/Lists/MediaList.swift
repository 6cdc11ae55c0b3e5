/// A list of a user, with one page of its items. Its texts are untrusted.
///
/// See <https://developer.themoviedb.org/reference/list-details>.
public struct MediaList: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the list.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its description, by its creator; empty if there is none.
    public var description = ""
    /// The user name of its creator.
    public var createdBy = ""
    /// How many people have it as a favorite.
    public var favoriteCount = 0
    /// Its language, as ISO 639-1; empty if unknown.
    public var language = ""
    /// Its poster; nil if TMDb has none.
    public var posterPath: ImagePath?
    /// The number of titles on it.
    public var itemCount: Int
    /// One page of its items, in its order.
    public var items: Page<MediaItem>

    /// Creates a list. Its item count is the total of the page.
    public init(id: Int, name: String, items: Page<MediaItem>) {
        self.id = id
        self.name = name
        self.items = items
        itemCount = items.totalResults
    }
}

/// A page of a list.
public struct MediaListPage: PagedInput, Hashable {
    /// TMDb's id of the list.
    public var id: MediaList.ID
    public var page: Int

    /// Asks for a page of a list.
    public init(_ id: MediaList.ID, page: Int = 1) {
        self.id = id
        self.page = page
    }
}

/// A page of the lists of the signed-in account.
public struct MediaListsPage: NumberedPage {
    public var page: Int

    public init(page: Int = 1) { self.page = page }
}

extension ListUseCases {
    /// Reads a page of a list of any user.
    ///
    /// See <https://developer.themoviedb.org/reference/list-details>.
    public var details: Get<MediaListPage, MediaList> { Get(lists.list) }

    /// Reads a page of the lists of the signed-in account.
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
        _ list: MediaList.ID, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(MediaListPage(list, page: page))(policy: policy, language: language)
    }
}
