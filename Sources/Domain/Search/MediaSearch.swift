/// Finds movies, TV series and people by name. Offline, it finds movies and series seen in earlier answers (``Origin/titleIndex``).
///
/// The text follows the same rules as for ``SearchMovies``. If it ends in a year, the movies and the series of that title and year are among
/// the results, and such a search makes three requests a page. See <https://developer.themoviedb.org/reference/search-multi>.
public struct SearchAll: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: TextSearch) -> Read<Page<MediaItem>> {
        let typed = TypedTitle(input.text)
        var (movie, show) = (MovieSearch(input.text, page: input.page), TVSearch(input.text, page: input.page))
        (movie.includesAdult, show.includesAdult) = (input.includesAdult, input.includesAdult)
        let movies = movie.narrowed(typed).map { $0.checked(search.movies).map { $0.mixed(MediaItem.movie) } }
        let series = show.narrowed(typed).map { $0.checked(search.tv).map { $0.mixed(MediaItem.tv) } }
        return input.checked(search.multi).joined(with: [movies, series].compactMap(\.self), for: typed)
    }

    /// Searches for all kinds with TMDb's parameters: `search.multi(query: "fight club", includeAdult: false)`.
    public func callAsFunction(
        query: String, includeAdult: Bool, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Page<MediaItem>> {
        try await read(TextSearch(query, includesAdult: includeAdult, page: page))(policy: policy, language: language)
    }
}

extension SearchUseCases {
    /// Finds movies, TV series and people by name, a page at a time.
    public var multi: SearchAll { SearchAll(search: search) }
}

extension Page {
    fileprivate func mixed(_ kind: (Item) -> MediaItem) -> Page<MediaItem> {
        Page<MediaItem>(page: page, totalPages: totalPages, totalResults: totalResults, items: items.map(kind))
    }
}
