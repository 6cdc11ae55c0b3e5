/// A collection with its movies (<https://developer.themoviedb.org/reference/collection-details>).
@dynamicMemberLookup
public struct MovieCollectionDetails: Sendable, Hashable, Codable, Identifiable {
    /// The collection, as in the details of its movies.
    public var collection: MovieCollection
    /// Its movies, in TMDb's order.
    public var movies: [Movie] = []
    /// Posters and backdrops; nil unless requested (``MovieCollectionPart``).
    public var images: ImageSet?
    /// The texts in all languages; nil unless requested.
    public var translations: [Translation]?

    public init(collection: MovieCollection) { self.collection = collection }

    public var id: Int { collection.id }

    public subscript<Value>(dynamicMember member: WritableKeyPath<MovieCollection, Value>) -> Value {
        get { collection[keyPath: member] }
        set { collection[keyPath: member] = newValue }
    }
}

extension MovieUseCases {
    /// Reads a collection with its movies.
    public var collection: GetDetails<MovieCollection.ID, MovieCollectionPart, MovieCollectionDetails> { GetDetails(movies.collection) }
}
