/// Finds movies, TV series and people by name. Offline, it finds movies and series seen in earlier answers (``Origin/titleIndex``).
///
/// The text follows the same rules as for ``SearchMovies``. If it ends in a year, the movies and the series of that title and year are among
/// the results, and such a search makes three requests a page. See <https://developer.themoviedb.org/reference/search-multi>.
public struct SearchAll: Reading {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    public func read(_ input: TextSearch) -> Read<Page<MediaItem>> {
        let typed = TypedTitle(input.text)
        let movies = MovieSearch(input.text, page: input.page).narrowed(typed).map { narrowed in
            narrowed.checked(search.movies).map { $0.mixed(MediaItem.movie) }
        }
        let series = TVSearch(input.text, page: input.page).narrowed(typed).map { narrowed in
            narrowed.checked(search.tv).map { $0.mixed(MediaItem.tv) }
        }
        return input.checked(search.multi).joined(with: [movies, series].compactMap(\.self), for: typed)
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
