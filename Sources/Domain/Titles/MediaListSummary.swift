/// A list of a user, without its items. Its texts are untrusted.
public struct MediaListSummary: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the list.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its description, by its creator; empty if there is none.
    public var description = ""
    /// The number of titles on it.
    public var itemCount = 0
    /// How many people have it as a favorite.
    public var favoriteCount = 0
    /// Its language, as ISO 639-1; empty if unknown.
    public var language = ""
    /// Its country, as ISO 3166-1; empty if unknown.
    public var country = ""
    /// TMDb's word for the kind of its items, such as `movie`; empty if unknown.
    public var listType = ""
    /// A poster; nil if TMDb has none.
    public var posterPath: ImagePath?

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
