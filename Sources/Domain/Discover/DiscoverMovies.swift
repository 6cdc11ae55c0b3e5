/// Reads the movies that meet a filter, a page at a time.
///
/// Reading throws ``MarqueeError/Code/invalidInput`` for a range whose lowest value is above its highest, for an invalid code, and for a
/// condition that needs a country and has none. Offline, only pages that were read before are available.
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

    /// Reads a page of the movies that meet the conditions of a closure.
    ///
    /// ```swift
    /// let dramas = try await marquee.discover.movies { $0.genres = .all([MovieGenre.drama]) }
    /// ```
    public func callAsFunction(
        page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil, _ conditions: (inout MovieFilter) -> Void
    ) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        var filter = MovieFilter(page: page)
        conditions(&filter)
        return try await read(filter)(policy: policy, language: language)
    }
}
