/// Finds companies by their name; it always needs the server or a cached answer.
///
/// The text follows the same rules as for ``SearchMovies``. See <https://developer.themoviedb.org/reference/search-company>.
public struct SearchCompanies: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of results.
    public func read(_ input: TextSearch) -> Read<Page<ProductionCompany>> { input.checked(search.companies) }
}

extension SearchUseCases {
    /// Finds companies by their name.
    public var companies: SearchCompanies { SearchCompanies(search: search) }
}
