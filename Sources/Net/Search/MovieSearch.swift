public import MarqueeData
public import MarqueeDomain

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func searchMovies(_ search: MovieSearch) -> Self {
        var query = ["query": search.text]
        query["year"] = search.year.map(String.init)
        return Endpoint(Operations.searchMovies, page: search.page, query: query)
    }
}

/// Search, as a TMDb server does it.
public struct TMDBSearch: SearchAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// One page of the movies that match a text.
    public func movies(_ search: MovieSearch) -> Remote<Page<Movie>> { tmdb.remote(.searchMovies(search)) }
}
