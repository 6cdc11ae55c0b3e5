public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let searchRows: [any OperationRow] = [
        searchMovies, searchTV, searchPeople, searchAll, searchCollections, searchCompanies, searchKeywords, find,
    ]
}

extension TextSearch {
    /// The parameters of a search that can include adult titles.
    var query: [String: String] { ["query": text, "include_adult": includesAdult.map(String.init)].compactMapValues(\.self) }
}

/// The searches of a TMDb server.
public struct TMDBSearch: SearchAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func movies(_ search: MovieSearch) -> Remote<Page<Movie>> { tmdb.remote(.searchMovies(search)) }
    public func tv(_ search: TVSearch) -> Remote<Page<TVSeries>> { tmdb.remote(.searchTV(search)) }
    public func people(_ search: TextSearch) -> Remote<Page<Person>> { tmdb.remote(.searchPeople(search)) }
    public func multi(_ search: TextSearch) -> Remote<Page<MediaItem>> { tmdb.remote(.searchAll(search)) }
    public func collections(_ search: TextSearch) -> Remote<Page<MovieCollection>> { tmdb.remote(.searchCollections(search)) }
    public func companies(_ search: TextSearch) -> Remote<Page<ProductionCompany>> { tmdb.remote(.searchCompanies(search)) }
    public func keywords(_ search: TextSearch) -> Remote<Page<Keyword>> { tmdb.remote(.searchKeywords(search)) }
    public func find(_ id: ExternalID) -> Remote<FindResults> {
        tmdb.remote(.find(id)) { $0.tvEpisodeResults.compactMap(\.reference).map(Markable.episode) }
    }
}
