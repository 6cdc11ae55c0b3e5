/// Reads the genres that movies can have.
///
/// See <https://developer.themoviedb.org/reference/genre-movie-list>.
public struct GetMovieGenres: Reading {
    private let movies: any MovieRepository

    /// Creates the use case.
    public init(movies: any MovieRepository) { self.movies = movies }

    /// The read of all genres.
    public func read(_ input: Void) -> Read<[Genre]> { movies.genres() }
}

extension MovieUseCases {
    /// Reads the genres that movies can have.
    public var genres: GetMovieGenres { GetMovieGenres(movies: movies) }
}
