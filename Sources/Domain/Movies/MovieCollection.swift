/// A collection of movies that belong together, such as a trilogy.
public struct MovieCollection: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the collection.
    public var id: Int
    /// Its name.
    public var name: String
    /// The name in the original language; the name itself if TMDb omits it.
    public var originalName: String
    /// The original language, as ISO 639-1; empty if TMDb omits it.
    public var originalLanguage = ""
    /// The overview in the requested language; empty if TMDb has no text.
    public var overview = ""
    /// Its poster; nil if TMDb has none.
    public var posterPath: ImagePath?
    /// Its backdrop; nil if TMDb has none.
    public var backdropPath: ImagePath?
    /// Whether TMDb marks it as adult content.
    public var isAdult = false

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
        originalName = name
    }
}

extension MovieCollection {
    // Equal rows have equal ids. Code that hashes each field would be in every program.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
