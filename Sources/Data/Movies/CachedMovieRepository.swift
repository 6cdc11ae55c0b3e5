public import MarqueeDomain

/// Movies from the server, stored for the time when it cannot answer.
public struct CachedMovieRepository: MovieRepository {
    private let api: any MovieAPI
    private let reader: Reader

    /// Creates the repository.
    public init(api: any MovieAPI, reader: Reader) {
        self.api = api
        self.reader = reader
    }

    /// One page of a chart.
    public func chart(_ chart: MovieChart) -> Read<Page<Movie>> { reader.read(api.chart(chart)) }
    /// One page of the movies that fit a filter.
    public func discover(_ filter: MovieFilter) -> Read<Page<Movie>> { reader.read(api.discover(filter)) }
    /// One movie with its parts.
    public func details(_ id: Movie.ID) -> Read<MovieDetails> { reader.read(api.details(id)) }
    /// Who plays in a movie and who made it.
    public func credits(of id: Movie.ID) -> Read<Credits> { reader.read(api.credits(of: id)) }
    /// A collection with its movies.
    public func collection(_ id: MovieCollection.ID) -> Read<MovieCollectionDetails> { reader.read(api.collection(id)) }
    /// Where a movie can be watched.
    public func watchProviders(of id: Movie.ID) -> Read<WatchProviders> { reader.read(api.watchProviders(of: id)) }
    /// The genres that movies can have.
    public func genres() -> Read<[Genre]> { reader.read(api.genres()) }
}
