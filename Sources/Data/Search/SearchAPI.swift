public import MarqueeDomain

/// The searches of a server. The protocol may gain requirements in a minor version.
public protocol SearchAPI: Sendable {
    /// `GET /3/search/movie`
    func movies(_ search: MovieSearch) -> Remote<Page<Movie>>
    /// `GET /3/search/tv`
    func tv(_ search: TVSearch) -> Remote<Page<TVSeries>>
    /// `GET /3/search/person`
    func people(_ search: TextSearch) -> Remote<Page<Person>>
    /// `GET /3/search/multi`
    func multi(_ search: TextSearch) -> Remote<Page<MediaItem>>
    /// `GET /3/search/collection`
    func collections(_ search: TextSearch) -> Remote<Page<MovieCollection>>
    /// `GET /3/search/company`
    func companies(_ search: TextSearch) -> Remote<Page<ProductionCompany>>
    /// `GET /3/search/keyword`
    func keywords(_ search: TextSearch) -> Remote<Page<Keyword>>
    /// `GET /3/find/{external_id}`
    func find(_ id: ExternalID) -> Remote<FindResults>
}
