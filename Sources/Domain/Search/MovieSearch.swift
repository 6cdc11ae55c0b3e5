/// What to look for among movies, and the wanted page of the hits.
public struct MovieSearch: PagedInput, Hashable, ExpressibleByStringLiteral {
    /// What a person typed.
    public var text: String
    /// The only year of release wanted, or nil for all.
    public var year: Int?
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for movies by their title.
    public init(_ text: String, year: Int? = nil, page: Int = 1) {
        self.text = text
        self.year = year
        self.page = page
    }

    /// Asks for movies by their title.
    public init(stringLiteral text: String) { self.init(text) }
}

/// Where search results come from. It may gain requirements in a minor version.
public protocol SearchRepository: Sendable {
    /// One page of the movies that match a text which has passed the query rules.
    func movies(_ search: MovieSearch) -> Read<Page<Movie>>
}

/// Finds movies by their title; without a server, among the titles that passed through before (``Origin/titleIndex``).
///
/// The text is trimmed and its white space folded. Reading throws ``MarqueeError/Code/invalidInput`` when nothing is left of it, or
/// more than ``SearchText/longest`` characters.
public struct SearchMovies: Reading {
    private let search: any SearchRepository

    /// Creates the use case.
    public init(search: any SearchRepository) { self.search = search }

    /// The read of one page of hits.
    public func read(_ input: MovieSearch) -> Read<Page<Movie>> {
        do throws(MarqueeError) {
            var clean = input
            clean.text = try SearchText(input.text).value
            return search.movies(clean)
        } catch {
            return .failing(error)
        }
    }
}

/// All that can be searched.
public struct SearchUseCases: Sendable {
    let search: any SearchRepository

    /// Publishes the use cases of a repository.
    public init(search: any SearchRepository) { self.search = search }

    /// Finds movies by their title.
    public var movies: SearchMovies { SearchMovies(search: search) }
}
