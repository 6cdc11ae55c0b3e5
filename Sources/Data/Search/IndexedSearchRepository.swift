public import MarqueeDomain

/// Search by the server, kept; when the server cannot answer and nothing is kept, by the local index of titles that passed through.
public struct IndexedSearchRepository: SearchRepository {
    private let api: any SearchAPI
    private let titles: (any TitleDAO)?
    private let reader: Reader

    /// Creates the repository.
    public init(api: any SearchAPI, titles: (any TitleDAO)?, reader: Reader) {
        self.api = api
        self.titles = titles
        self.reader = reader
    }

    /// One page of the movies that match a text.
    public func movies(_ search: MovieSearch) -> Read<Page<Movie>> {
        let remote = api.movies(search)
        guard remote.refusal == nil else { return reader.read(remote) }
        let (titles, key) = (titles, remote.key)
        return reader.read(remote).recovering { (error, policy) async throws(MarqueeError) in
            guard let titles, error.meansUnreachable, policy.cache != .never else { throw error }
            let query = TitleQuery(
                server: key.server, language: key.audience.language, text: search.text, kind: .movie, year: search.year,
                offset: (search.page - 1) * Self.pageSize, limit: Self.pageSize)
            let hits = try await titles.titles(matching: query)
            // An index without a hit says nothing about what the server has.
            guard hits.total > 0 else { throw error }
            let page = Page(
                number: search.page, totalPages: max(1, (hits.total + Self.pageSize - 1) / Self.pageSize), totalResults: hits.total,
                items: hits.titles.map(\.movie))
            return Fetched(page, origin: .titleIndex, isStale: true, refreshError: policy.network == .never ? nil : error)
        }
    }

    private static let pageSize = 20
}

extension IndexedTitle {
    /// As much of a movie as the index knows.
    fileprivate var movie: Movie {
        Movie(
            id: reference.id, title: title, originalTitle: originalTitle, overview: overview, releaseDate: released,
            posterPath: posterPath, popularity: popularity)
    }
}
