/// All use cases that find titles by conditions.
///
/// ```swift
/// let dramas = try await marquee.discover.movies { $0.genres = .all([MovieGenre.drama]) }
/// print(dramas.map(\.title))
/// ```
public struct DiscoverUseCases: Sendable {
    private let repositories: (movies: any MovieRepository, series: any TVSeriesRepository)

    public init(movies: any MovieRepository, series: any TVSeriesRepository) { repositories = (movies, series) }

    /// Reads the movies that meet a filter, a page at a time.
    public var movies: DiscoverMovies { DiscoverMovies(movies: repositories.movies) }

    /// Reads the TV series that meet a filter, a page at a time.
    public var tv: DiscoverTV { DiscoverTV(series: repositories.series) }
}

extension MovieUseCases {
    /// Reads the movies that meet a filter, as `discover.movies` does.
    public var discover: DiscoverMovies { DiscoverMovies(movies: movies) }
}

extension TVSeriesUseCases {
    /// Reads the TV series that meet a filter, as `discover.tv` does.
    public var discover: DiscoverTV { DiscoverTV(series: series) }
}
