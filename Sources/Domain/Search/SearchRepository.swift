/// The source of search results; every text has been checked by ``SearchText``. ``SearchUseCases`` documents the requirements that it
/// publishes. The protocol may gain requirements in a minor version.
public protocol SearchRepository: Sendable {
    /// One page of the movies that match a text.
    func movies(_ search: MovieSearch) -> Read<Page<Movie>>
    /// One page of the TV series that match a text.
    func tv(_ search: TVSearch) -> Read<Page<TVSeries>>
    /// One page of the people who match a text.
    func people(_ search: TextSearch) -> Read<Page<Person>>
    /// One page of the movies, series and people that match a text.
    func all(_ search: TextSearch) -> Read<Page<MediaItem>>
    /// One page of the collections that match a text.
    func collections(_ search: TextSearch) -> Read<Page<MovieCollection>>
    /// One page of the companies that match a text.
    func companies(_ search: TextSearch) -> Read<Page<ProductionCompany>>
    /// One page of the keywords that match a text.
    func keywords(_ search: TextSearch) -> Read<Page<Keyword>>
    func find(_ id: ExternalID) -> Read<FindResults>
}

/// All use cases of search.
public struct SearchUseCases: Sendable {
    let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }
}
