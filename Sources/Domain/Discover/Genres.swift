/// All use cases of genres.
///
/// ```swift
/// for genre in try await marquee.genres.movies().value { print(genre.id, genre.name) }
/// ```
public struct GenreUseCases: Sendable {
    private let repositories: (movies: any MovieRepository, series: any TVSeriesRepository)

    public init(movies: any MovieRepository, series: any TVSeriesRepository) { repositories = (movies, series) }

    /// Reads the genres that movies can have (<https://developer.themoviedb.org/reference/genre-movie-list>).
    public var movies: Get<Void, [Genre]> { Get(repositories.movies.genres) }

    /// Reads the genres that TV series can have (<https://developer.themoviedb.org/reference/genre-tv-list>).
    public var tv: Get<Void, [Genre]> { Get(repositories.series.genres) }
}
