public import MarqueeDomain

/// What a server can find. It may gain requirements in a minor version.
public protocol SearchAPI: Sendable {
    /// One page of the movies that match a text.
    func movies(_ search: MovieSearch) -> Remote<Page<Movie>>
    /// One page of the TV series that match a text.
    func tv(_ search: TVSearch) -> Remote<Page<TVSeries>>
    /// One page of the people that match a text.
    func people(_ search: TextSearch) -> Remote<Page<Person>>
    /// One page of the movies, series and people that match a text.
    func all(_ search: TextSearch) -> Remote<Page<MediaItem>>
    /// One page of the collections that match a text.
    func collections(_ search: TextSearch) -> Remote<Page<MovieCollection>>
    /// One page of the companies that match a text.
    func companies(_ search: TextSearch) -> Remote<Page<ProductionCompany>>
    /// One page of the keywords that match a text.
    func keywords(_ search: TextSearch) -> Remote<Page<Keyword>>
    /// What an id of another service names.
    func find(_ id: ExternalID) -> Remote<FindResults>
}
