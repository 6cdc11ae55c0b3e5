/// All use cases of keywords.
///
/// ```swift
/// for movie in try await marquee.keywords.movies(1721) { print(movie.title) }
/// ```
public struct KeywordUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads a keyword (<https://developer.themoviedb.org/reference/keyword-details>).
    public var details: Get<Keyword.ID, Keyword> { Get(reference.keyword) }

    /// Reads the movies with a keyword, a page at a time (<https://developer.themoviedb.org/reference/keyword-movies>).
    public var movies: Get<TitlePage, Page<Movie>> { Get(reference.keywordMovies) }
}
