/// A collection of TMDb: movies that belong together, such as a trilogy.
public struct MovieCollection: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the collection.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its name in its original language; the name itself where TMDb does not give it.
    public var originalName: String
    /// Its original language, as ISO 639-1; empty where TMDb does not give it.
    public var originalLanguage = ""
    /// What it is about, in the asked language; empty if TMDb has no text.
    public var overview = ""
    /// Its poster, if there is one.
    public var posterPath: ImagePath?
    /// Its backdrop, if there is one.
    public var backdropPath: ImagePath?
    /// Whether it is for adults only.
    public var isAdult = false

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
        originalName = name
    }
}
