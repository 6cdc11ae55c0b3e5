/// A collection of TMDb: movies that belong together, such as a trilogy.
public struct MovieCollection: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the collection.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its poster, if there is one.
    public var posterPath: ImagePath?
    /// Its backdrop, if there is one.
    public var backdropPath: ImagePath?

    /// Creates a collection.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
