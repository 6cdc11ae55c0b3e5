public import MarqueeData
public import MarqueeDomain

/// Lists of a TMDb server whose titles are added to the searches of a device.
public struct TMDBCatalogLists: CatalogListAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func titles(in list: CatalogList, page: Int, language: String) -> Remote<Page<IndexedTitle>> {
        let tmdb = tmdb.speaking(LanguageChain(written: [language]))
        switch list {
        case .popularMovies, .votedMovies:
            var filter = MovieFilter(page: page)
            if list == .votedMovies { filter.sortBy = .descending(.voteCount) }
            let remote = TMDBMovies(tmdb).discover(filter)
            let (server, language) = (remote.key.server, remote.key.audience.language)
            return remote.map { $0.mapItems { IndexedTitle($0, server: server, language: language) } }
        case .popularSeries, .votedSeries:
            var filter = TVFilter(page: page)
            if list == .votedSeries { filter.sortBy = .descending(.voteCount) }
            let remote = TMDBTVSeries(tmdb).discover(filter)
            let (server, language) = (remote.key.server, remote.key.audience.language)
            return remote.map { $0.mapItems { IndexedTitle($0, server: server, language: language) } }
        }
    }
}

extension Page {
    fileprivate func mapItems<Other>(_ transform: (Item) -> Other) -> Page<Other> {
        Page<Other>(page: page, totalPages: totalPages, totalResults: totalResults, items: items.map(transform))
    }
}
