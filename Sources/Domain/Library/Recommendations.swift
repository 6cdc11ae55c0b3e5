/// One page of what TMDb recommends to a person.
public struct Recommendations: PagedInput, Hashable {
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page.
    public init(page: Int = 1) { self.page = page }
}

/// Reads the movies that TMDb recommends to the person, a page at a time.
///
/// It needs a session that was approved through version 4 of the API (``Session/hasUserToken``).
///
/// See <https://developer.themoviedb.org/v4/reference/account-movie-recommendations>.
public struct GetRecommendedMovies: Reading {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// The read of one page.
    public func read(_ page: Recommendations) -> Read<Page<Movie>> { library.recommendedMovies(page: page.page) }
}

/// Reads the TV series that TMDb recommends to the person, a page at a time.
///
/// It needs a session that was approved through version 4 of the API (``Session/hasUserToken``).
///
/// See <https://developer.themoviedb.org/v4/reference/account-tv-recommendations>.
public struct GetRecommendedTV: Reading {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// The read of one page.
    public func read(_ page: Recommendations) -> Read<Page<TVSeries>> { library.recommendedTV(page: page.page) }
}

extension LibraryUseCases {
    /// Reads the movies that TMDb recommends to the person.
    public var recommendedMovies: GetRecommendedMovies { GetRecommendedMovies(library: library) }
    /// Reads the TV series that TMDb recommends to the person.
    public var recommendedTV: GetRecommendedTV { GetRecommendedTV(library: library) }
}
