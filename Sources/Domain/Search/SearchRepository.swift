/// The source of search results. Use cases check every text with ``SearchText`` first. ``SearchUseCases`` documents the requirements that it
/// publishes. The protocol may gain requirements in a minor version.
public protocol SearchRepository: Sendable {
    /// Returns the read of a page of movies whose title matches.
    func movies(_ search: MovieSearch) -> Read<Page<Movie>>
    /// Returns the read of a page of TV series whose name matches.
    func tv(_ search: TVSearch) -> Read<Page<TVSeries>>
    /// Returns the read of a page of people whose name matches.
    func people(_ search: TextSearch) -> Read<Page<Person>>
    /// Returns the read of a page of movies, series and people that match.
    func multi(_ search: TextSearch) -> Read<Page<MediaItem>>
    /// Returns the read of a page of collections whose name matches.
    func collections(_ search: TextSearch) -> Read<Page<MovieCollection>>
    /// Returns the read of a page of companies whose name matches.
    func companies(_ search: TextSearch) -> Read<Page<ProductionCompany>>
    /// Returns the read of a page of keywords that match.
    func keywords(_ search: TextSearch) -> Read<Page<Keyword>>
    func find(_ id: ExternalID) -> Read<FindResults>
}

/// All use cases of search.
///
/// ```swift
/// for movie in try await marquee.search.movies("fight club", year: 1999) { print(movie.title) }
/// for title in try await marquee.search.multi("tom hanks") { print(title.title) }
/// ```
public struct SearchUseCases: Sendable {
    let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }
}
