public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let searchRows: [any OperationRow] = [
        searchMovies, searchTV, searchPeople, searchAll, searchCollections, searchCompanies, searchKeywords, find,
    ]
}

/// The searches of a TMDb server.
public struct TMDBSearch: SearchAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of the movies that match a text.
    public func movies(_ search: MovieSearch) -> Remote<Page<Movie>> { tmdb.remote(.searchMovies(search)) }
    /// One page of the TV series that match a text.
    public func tv(_ search: TVSearch) -> Remote<Page<TVSeries>> { tmdb.remote(.searchTV(search)) }
    /// One page of the people who match a text.
    public func people(_ search: TextSearch) -> Remote<Page<Person>> { tmdb.remote(.searchPeople(search)) }
    /// One page of the movies, series and people that match a text.
    public func all(_ search: TextSearch) -> Remote<Page<MediaItem>> { tmdb.remote(.searchAll(search)) }
    /// One page of the collections that match a text.
    public func collections(_ search: TextSearch) -> Remote<Page<MovieCollection>> { tmdb.remote(.searchCollections(search)) }
    /// One page of the companies that match a text.
    public func companies(_ search: TextSearch) -> Remote<Page<ProductionCompany>> { tmdb.remote(.searchCompanies(search)) }
    /// One page of the keywords that match a text.
    public func keywords(_ search: TextSearch) -> Remote<Page<Keyword>> { tmdb.remote(.searchKeywords(search)) }
    /// What an id of another service names.
    public func find(_ id: ExternalID) -> Remote<FindResults> {
        tmdb.remote(.find(id)) { $0.episodes.compactMap(\.reference).map(Markable.episode) }
    }
}
