/// A collection with its movies. What the details of its movies name is at hand in ``collection``.
///
/// See <https://developer.themoviedb.org/reference/collection-details>.
public struct MovieCollectionDetails: Sendable, Hashable, Codable, Identifiable {
    /// The collection, as the details of its movies name it.
    public var collection: MovieCollection
    /// Its name in its original language.
    public var originalName = ""
    /// Its original language, as ISO 639-1.
    public var originalLanguage = ""
    /// What it is about, in the asked language; empty if TMDb has no text.
    public var overview = ""
    /// Its movies, in TMDb's order.
    public var movies: [Movie] = []

    /// Creates the details of a collection.
    public init(collection: MovieCollection) { self.collection = collection }

    /// TMDb's id among collections.
    public var id: Int { collection.id }
}

extension MovieUseCases {
    /// Reads a collection with its movies.
    public var collection: Get<MovieCollection.ID, MovieCollectionDetails> { Get(movies.collection) }
}
