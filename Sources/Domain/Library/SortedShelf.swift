/// A value by which a shelf can be sorted.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ShelfSortKey: String, Sendable, Hashable, Codable, CaseIterable {
    /// When the title was added to the shelf or, on a shelf of ratings, rated.
    case createdAt = "created_at"
    /// The day of the release or, for series, of the first episode.
    case releaseDate = "release_date"
    /// The title in the asked language.
    case title
    /// The average vote of all people.
    case voteAverage = "vote_average"
}

/// One page of a shelf in any order, as version 4 of the API has it.
public struct SortedShelfPage: PagedInput, Hashable {
    /// The order.
    public var sortBy: Sorting<ShelfSortKey>
    public var page: Int

    /// Creates a request for a page of a shelf. By default, the title added last comes first.
    public init(_ sortBy: Sorting<ShelfSortKey> = .descending(.createdAt), page: Int = 1) {
        self.sortBy = sortBy
        self.page = page
    }
}

extension Get where Input == SortedShelfPage {
    /// Reads a page.
    public func callAsFunction(
        page: Int = 1, sortBy: Sorting<ShelfSortKey> = .descending(.createdAt), policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(SortedShelfPage(sortBy, page: page))(policy: policy, language: language)
    }
}

// The shelves of version 4 are the server's own: changes not yet sent are seen in the marks of their titles, and not in the rows. All need a
// session that was approved through version 4 of the API.
extension LibraryUseCases {
    /// Reads the favorite movies in any order, a page at a time, as the server has them. It needs ``Session/hasUserToken``.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-movie-favorites>.
    public var sortedFavoriteMovies: Get<SortedShelfPage, Page<Movie>> { Get(library.sortedFavoriteMovies) }

    /// Reads the favorite TV series in any order, a page at a time, as the server has them. It needs ``Session/hasUserToken``.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-tv-favorites>.
    public var sortedFavoriteTV: Get<SortedShelfPage, Page<TVSeries>> { Get(library.sortedFavoriteTV) }

    /// Reads the movies on the watchlist in any order, a page at a time, as the server has them. It needs ``Session/hasUserToken``.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-movie-watchlist>.
    public var sortedWatchlistMovies: Get<SortedShelfPage, Page<Movie>> { Get(library.sortedWatchlistMovies) }

    /// Reads the TV series on the watchlist in any order, a page at a time, as the server has them. It needs ``Session/hasUserToken``.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-tv-watchlist>.
    public var sortedWatchlistTV: Get<SortedShelfPage, Page<TVSeries>> { Get(library.sortedWatchlistTV) }

    /// Reads the rated movies in any order, a page at a time, as the server has them, with the time of each rating. It needs
    /// ``Session/hasUserToken``.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-rated-movies>.
    public var sortedRatedMovies: Get<SortedShelfPage, Page<Rated<Movie>>> { Get(library.sortedRatedMovies) }

    /// Reads the rated TV series in any order, a page at a time, as the server has them, with the time of each rating. It needs
    /// ``Session/hasUserToken``.
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-rated-tv>.
    public var sortedRatedTV: Get<SortedShelfPage, Page<Rated<TVSeries>>> { Get(library.sortedRatedTV) }
}
