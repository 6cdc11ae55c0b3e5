/// A keyword of TMDb, such as `space opera`. Keywords are in English only.
public struct Keyword: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the keyword.
    public var id: Int
    /// The keyword.
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
