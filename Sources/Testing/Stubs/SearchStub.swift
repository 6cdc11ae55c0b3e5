public import MarqueeDomain

/// Replaces all that can be searched; a call that is not replaced fails.
public struct SearchStub: Sendable {
    public var movies: (@Sendable (MovieSearch) -> Read<Page<Movie>>)?
    public var tv: (@Sendable (TVSearch) -> Read<Page<TVSeries>>)?
    public var people: (@Sendable (TextSearch) -> Read<Page<Person>>)?
    public var multi: (@Sendable (TextSearch) -> Read<Page<MediaItem>>)?
    public var collections: (@Sendable (TextSearch) -> Read<Page<MovieCollection>>)?
    public var companies: (@Sendable (TextSearch) -> Read<Page<ProductionCompany>>)?
    public var keywords: (@Sendable (TextSearch) -> Read<Page<Keyword>>)?
    public var find: (@Sendable (ExternalID) -> Read<FindResults>)?
}

/// The repository of a ``SearchStub``.
struct StubbedSearchRepository: SearchRepository {
    let stub: Stubbed<SearchStub>

    func movies(_ search: MovieSearch) -> Read<Page<Movie>> { stub.movies(search) }
    func tv(_ search: TVSearch) -> Read<Page<TVSeries>> { stub.tv(search) }
    func people(_ search: TextSearch) -> Read<Page<Person>> { stub.people(search) }
    func multi(_ search: TextSearch) -> Read<Page<MediaItem>> { stub.multi(search) }
    func collections(_ search: TextSearch) -> Read<Page<MovieCollection>> { stub.collections(search) }
    func companies(_ search: TextSearch) -> Read<Page<ProductionCompany>> { stub.companies(search) }
    func keywords(_ search: TextSearch) -> Read<Page<Keyword>> { stub.keywords(search) }
    func find(_ id: ExternalID) -> Read<FindResults> { stub.find(id) }
}
