public import MarqueeDomain

/// What a server can answer about movies. It may gain requirements in a minor version.
public protocol MovieAPI: Sendable {
    /// One page of a chart.
    func chart(_ chart: MovieChart) -> Remote<Page<Movie>>
    /// One page of the movies that fit a filter.
    func discover(_ filter: MovieFilter) -> Remote<Page<Movie>>
    /// One movie with its parts appended.
    func details(_ id: Movie.ID) -> Remote<MovieDetails>
    /// Who plays in a movie and who made it.
    func credits(of id: Movie.ID) -> Remote<Credits>
    /// A collection with its movies.
    func collection(_ id: MovieCollection.ID) -> Remote<MovieCollectionDetails>
    /// Where a movie can be watched.
    func watchProviders(of id: Movie.ID) -> Remote<WatchProviders>
    /// The genres that movies can have.
    func genres() -> Remote<[Genre]>
}
