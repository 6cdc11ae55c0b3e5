/// Finds keywords by their text; it always needs the server or a cached answer.
///
/// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-keyword>.
public struct SearchKeywords: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of results.
    public func read(_ input: TextSearch) -> Read<Page<Keyword>> { input.checked(search.keywords) }
}

extension SearchUseCases {
    /// Finds keywords by their text.
    public var keywords: SearchKeywords { SearchKeywords(search: search) }
}
