/// A collection with its movies (<https://developer.themoviedb.org/reference/collection-details>).
@dynamicMemberLookup
public struct MovieCollectionDetails: Sendable, Hashable, Codable, Identifiable {
    /// The collection, as the details of its movies name it.
    public var collection: MovieCollection
    /// Its movies, in TMDb's order.
    public var movies: [Movie] = []
    /// Posters and backdrops, if they were asked for (``MovieCollectionPart``).
    public var images: ImageSet?
    /// Its texts in all languages, if they were asked for.
    public var translations: [Translation]?

    public init(collection: MovieCollection) { self.collection = collection }

    /// TMDb's id among collections.
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
