/// All use cases of collections of movies.
///
/// ```swift
/// let collection = try await marquee.collections.details(10)
/// print(collection.name, collection.movies.map(\.title))
/// ```
public struct CollectionUseCases: Sendable {
    let movies: any MovieRepository
    let reference: any ReferenceRepository

    public init(movies: any MovieRepository, reference: any ReferenceRepository) { (self.movies, self.reference) = (movies, reference) }

    /// Reads a collection with its movies, or with other parts
    /// (<https://developer.themoviedb.org/reference/collection-details>).
    public var details: GetDetails<MovieCollection.ID, MovieCollectionPart, MovieCollectionDetails> { GetDetails(movies.collection) }

    /// Reads the posters and backdrops of a collection (<https://developer.themoviedb.org/reference/collection-images>).
    public var images: Get<MovieCollection.ID, ImageSet> { Get(reference.collectionImages) }

    /// Reads the texts of a collection in all languages (<https://developer.themoviedb.org/reference/collection-translations>).
    public var translations: Get<MovieCollection.ID, [Translation]> { Get(reference.collectionTranslations) }
}
