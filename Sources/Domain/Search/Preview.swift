/// Returns a movie or a TV series as earlier lists described it, without the network: title, overview, date, pictures, genres and votes.
///
/// A preview can be shown while the details load, and in their place if they cannot be loaded:
///
/// ```swift
/// if case .movie(let movie) = try await marquee.preview(.movie(550)) { print(movie.title, movie.overview) }
/// ```
///
/// It is nil for a title that no stored answer contained, and for people and collections, which are not indexed. A text that is in another
/// language than that of the client is noted in `textLanguages`.
public struct GetPreview: Executable {
    private let suggestions: any SuggestionRepository

    public init(suggestions: any SuggestionRepository) { self.suggestions = suggestions }

    public func execute(_ title: MediaReference) async throws(MarqueeError) -> MediaItem? { try await suggestions.preview(of: title) }
}
