/// A logo of a company or a network.
public struct Logo: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the logo.
    public var id: String
    /// The image.
    public var picture: Picture
    /// The type of its original, such as `.svg`; empty if unknown.
    public var fileType = ""

    public init(id: String, picture: Picture) {
        self.id = id
        self.picture = picture
    }
}
