public import MarqueeDomain

/// Search by the server, cached; if the server cannot answer and nothing is cached, by the local index of titles seen before, followed by the
/// catalog of all names.
public struct IndexedSearchRepository: SearchRepository {
    private let api: any SearchAPI
    private let titles: (any TitleDAO)?
    private let catalog: (any CatalogDAO)?
    private let reader: Reader

    public init(api: any SearchAPI, titles: (any TitleDAO)?, catalog: (any CatalogDAO)? = nil, reader: Reader) {
        self.api = api
        self.titles = titles
        self.catalog = catalog
        self.reader = reader
    }

    public func movies(_ search: MovieSearch) -> Read<Page<Movie>> {
        read(
            api.movies(search), for: search, kind: .movie, year: search.year ?? search.primaryReleaseYear,
            includesAdult: search.includesAdult
        ) { $0.movie }
    }

    public func tv(_ search: TVSearch) -> Read<Page<TVSeries>> {
        read(api.tv(search), for: search, kind: .tv, year: search.year, includesAdult: search.includesAdult) { $0.series }
    }

    public func people(_ search: TextSearch) -> Read<Page<Person>> {
        read(api.people(search), for: search, kind: .person, year: nil, includesAdult: search.includesAdult) { $0.person }
    }

    public func multi(_ search: TextSearch) -> Read<Page<MediaItem>> {
        read(api.multi(search), for: search, kind: nil, year: nil, includesAdult: search.includesAdult) { title in
            switch title.reference.kind {
            case .tv: .tv(title.series)
            case .person: .person(title.person)
            default: .movie(title.movie)
            }
        }
    }

    public func collections(_ search: TextSearch) -> Read<Page<MovieCollection>> { reader.read(api.collections(search)) }

    public func companies(_ search: TextSearch) -> Read<Page<ProductionCompany>> { reader.read(api.companies(search)) }

    public func keywords(_ search: TextSearch) -> Read<Page<Keyword>> { reader.read(api.keywords(search)) }

    public func find(_ id: ExternalID) -> Read<FindResults> { reader.read(api.find(id)) }

    private func read<Item: Sendable>(
        _ remote: Remote<Page<Item>>, for search: some SearchInput, kind: MediaKind?, year: Int?, includesAdult: Bool? = nil,
        item: @escaping @Sendable (IndexedTitle) -> Item
    ) -> Read<Page<Item>> {
        guard remote.refusal == nil else { return reader.read(remote) }
        let (index, reader) = (OfflineSearch(titles: titles, catalog: catalog), reader)
        return reader.read(remote).recovering { (error, policy, languages) async throws(MarqueeError) in
            guard error.meansUnreachable, policy.cache != .never else { throw error }
            let key = (languages.map(remote.speaking) ?? remote).key
            let pageSize = Page<Item>.size
            let query = TitleQuery(
                server: key.server, language: key.audience.language, text: search.text, kind: kind, year: year,
                includesAdult: includesAdult ?? key.audience.includesAdult, offset: (search.page - 1) * pageSize, limit: pageSize)
            let hits = try await index.titles(matching: query)
            // An index without a hit says nothing about the server's titles.
            guard hits.total > 0 else { throw error }
            let page = Page(
                page: search.page, totalPages: max(1, (hits.total + pageSize - 1) / pageSize), totalResults: hits.total,
                items: hits.titles.map(item))
            let found = Fetched(page, origin: .titleIndex, isStale: true, refreshError: policy.network == .never ? nil : error)
            return await reader.joined(found, with: MarkableItems { hits.titles.compactMap { Markable($0.reference) } })
        }
    }
}
