/// A value by which a list can be sorted.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ListSortKey: String, Sendable, Hashable, Codable, CaseIterable {
    /// The order in which the titles were added.
    case originalOrder = "original_order"
    /// The average vote.
    case voteAverage = "vote_average"
    /// The day of the first release anywhere.
    case primaryReleaseDate = "primary_release_date"
    /// The day of the release.
    case releaseDate = "release_date"
    /// The title in the asked language.
    case title
}

/// A page of a list of movies and TV series.
public struct MixedListPage: PagedInput, Hashable {
    /// TMDb's id of the list.
    public var id: MixedList.ID
    /// The order; nil for the one that the creator of the list chose.
    public var sortBy: Sorting<ListSortKey>?
    public var page: Int

    /// Asks for a page of a list.
    public init(_ id: MixedList.ID, sortBy: Sorting<ListSortKey>? = nil, page: Int = 1) {
        self.id = id
        self.sortBy = sortBy
        self.page = page
    }
}

/// A movie or a TV series, and a list.
public struct MixedListEntry: Sendable, Hashable {
    /// TMDb's id of the list.
    public var list: MixedList.ID
    /// The movie or the series.
    public var title: Markable

    public init(list: MixedList.ID, title: Markable) {
        self.list = list
        self.title = title
    }
}

/// All use cases of lists that mix movies and TV series: lists as version 4 of the API has them.
///
/// They are the same lists as those of ``ListUseCases``, which know movies only. Except for ``details``, they need a session that was
/// approved through version 4 of the API (``Session/hasUserToken``).
///
/// ```swift
/// let list = try await marquee.mixedLists.create(name: "Rainy days")
/// _ = try await marquee.mixedLists.add(MixedListItems(list: list, titles: [.movie(550), .tv(1399)]))
/// ```
public struct MixedListUseCases: Sendable {
    let lists: any ListRepository

    public init(lists: any ListRepository) { self.lists = lists }
}

extension MixedListUseCases {
    /// Reads a page of a list of any user. Only its creator can read a private list.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-details>.
    public var details: Get<MixedListPage, MixedList> { Get(lists.mixedList) }

    /// Reads a page of the lists of the signed-in account.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-lists>.
    public var mine: Get<MediaListsPage, Page<MixedListSummary>> { Get(lists.mixedLists) }

    /// Asks whether a movie or a TV series is on a list; a list that does not exist has none.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/list-item-status>.
    public var contains: Get<MixedListEntry, Bool> { Get(lists.contains) }
}

extension Get where Input == MixedListPage {
    /// Reads a page of a list; without a number, the first.
    public func callAsFunction(
        _ list: MixedList.ID, sortBy: Sorting<ListSortKey>? = nil, page: Int = 1, policy: ReadPolicy = .cached,
        language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(MixedListPage(list, sortBy: sortBy, page: page))(policy: policy, language: language)
    }
}
