/// A genre, such as drama.
public struct Genre: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the genre.
    public var id: Int
    /// Its name in the requested language; TMDb leaves some in English.
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
