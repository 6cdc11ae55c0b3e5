/// One of an account's seven shelves, with the type of its items.
///
/// ```swift
/// let favorites = library.shelf(.favoriteMovies, ShelfPage())
/// ```
public struct Shelf<Item: ShelfItem>: Sendable, Equatable {
    /// Which shelf it is.
    public let name: ShelfName

    private init(_ name: ShelfName) { self.name = name }
}

extension Shelf<Movie> {
    /// The favorite movies.
    public static var favoriteMovies: Shelf { Shelf(.favoriteMovies) }
    /// The movies on the watchlist.
    public static var watchlistMovies: Shelf { Shelf(.watchlistMovies) }
}

extension Shelf<TVSeries> {
    /// The favorite TV series.
    public static var favoriteTV: Shelf { Shelf(.favoriteTV) }
    /// The TV series on the watchlist.
    public static var watchlistTV: Shelf { Shelf(.watchlistTV) }
}

extension Shelf<Rated<Movie>> {
    /// The rated movies.
    public static var ratedMovies: Shelf { Shelf(.ratedMovies) }
}

extension Shelf<Rated<TVSeries>> {
    /// The rated TV series.
    public static var ratedTV: Shelf { Shelf(.ratedTV) }
}

extension Shelf<Rated<SeriesEpisode>> {
    /// The rated episodes.
    public static var ratedEpisodes: Shelf { Shelf(.ratedEpisodes) }
}
