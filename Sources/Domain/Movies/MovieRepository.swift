/// The source of movies. It may gain requirements in a minor version.
public protocol MovieRepository: Sendable {
    /// One page of a chart.
    func chart(_ chart: MovieChart) -> Read<Page<Movie>>
    /// One page of the movies that fit a filter.
    func discover(_ filter: MovieFilter) -> Read<Page<Movie>>
    /// One movie with its credits, videos, images, reviews, and similar movies.
    func details(_ id: Movie.ID) -> Read<MovieDetails>
    /// Who plays in a movie and who made it.
    func credits(of id: Movie.ID) -> Read<Credits>
    /// A collection with its movies.
    func collection(_ id: MovieCollection.ID) -> Read<MovieCollectionDetails>
    /// Where a movie can be watched.
    func watchProviders(of id: Movie.ID) -> Read<WatchProviders>
    /// The genres that movies can have.
    func genres() -> Read<[Genre]>
}

/// All use cases of movies.
public struct MovieUseCases: Sendable {
    let movies: any MovieRepository

    /// Publishes the use cases of a repository.
    public init(movies: any MovieRepository) { self.movies = movies }
}
