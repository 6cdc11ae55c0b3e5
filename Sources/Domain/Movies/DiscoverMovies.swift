/// Discovers movies that fit a filter, a page at a time.
///
/// Reading throws ``MarqueeError/Code/invalidInput`` if no movie can fit the filter: for a range whose lowest value is higher than its
/// highest, or a code that is none. Without a server, only pages that were read before are there.
///
/// See <https://developer.themoviedb.org/reference/discover-movie>.
public struct DiscoverMovies: Reading {
    private let movies: any MovieRepository

    public init(movies: any MovieRepository) { self.movies = movies }

    public func read(_ input: MovieFilter) -> Read<Page<Movie>> {
        do throws(MarqueeError) {
            try input.check()
            return movies.discover(input)
        } catch {
            return .failing(error)
        }
    }
}

extension MovieUseCases {
    /// Discovers movies that fit a filter.
    public var discover: DiscoverMovies { DiscoverMovies(movies: movies) }
}
