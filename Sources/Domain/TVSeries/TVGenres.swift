/// Reads the genres that TV series can have.
///
/// See <https://developer.themoviedb.org/reference/genre-tv-list>.
public struct GetTVGenres: Reading {
    private let series: any TVSeriesRepository

    /// Creates the use case.
    public init(series: any TVSeriesRepository) { self.series = series }

    /// The read of all genres.
    public func read(_ input: Void) -> Read<[Genre]> { series.genres() }
}

extension TVSeriesUseCases {
    /// Reads the genres that TV series can have.
    public var genres: GetTVGenres { GetTVGenres(series: series) }
}
