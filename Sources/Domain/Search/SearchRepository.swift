/// The source of search results; every text has been checked by ``SearchText``. It may gain requirements in a minor version.
public protocol SearchRepository: Sendable {
    /// One page of the movies that match a text.
    func movies(_ search: MovieSearch) -> Read<Page<Movie>>
    /// One page of the TV series that match a text.
    func tv(_ search: TVSearch) -> Read<Page<TVSeries>>
    /// One page of the people who match a text.
    func people(_ search: TextSearch) -> Read<Page<Person>>
    /// One page of the movies, series and people that match a text.
    func all(_ search: TextSearch) -> Read<Page<MediaItem>>
}

/// All use cases of search.
public struct SearchUseCases: Sendable {
    let search: any SearchRepository

    /// Publishes the use cases of a repository.
    public init(search: any SearchRepository) { self.search = search }
}
