/// A collection with its movies (<https://developer.themoviedb.org/reference/collection-details>).
@dynamicMemberLookup
public struct MovieCollectionDetails: Sendable, Equatable, Codable, Identifiable {
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

    /// Its movies by release, the first one first. Movies without a day come last.
    public var moviesByRelease: [Movie] {
        movies.enumerated().sorted { a, b in
            guard let first = a.element.releaseDate, let second = b.element.releaseDate, first != second else {
                let (isFirstDated, isSecondDated) = (a.element.releaseDate != nil, b.element.releaseDate != nil)
                return isFirstDated == isSecondDated ? a.offset < b.offset : isFirstDated
            }
            return first < second
        }.map(\.element)
    }

    public subscript<Value>(dynamicMember member: WritableKeyPath<MovieCollection, Value>) -> Value {
        get { collection[keyPath: member] }
        set { collection[keyPath: member] = newValue }
    }
}

extension MovieCollectionDetails {
    /// Returns the best poster for a reader of some languages, or TMDb's own choice if the images were not requested.
    public func bestPoster(in languages: LanguageChain) -> ImagePath? {
        images?.best(.poster, in: languages)?.filePath ?? collection.posterPath
    }
}
