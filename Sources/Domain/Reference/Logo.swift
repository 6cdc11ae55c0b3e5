/// A logo of a company or a network. It forwards the properties of its ``Picture``: `logo.filePath`.
@dynamicMemberLookup
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

    public subscript<Value>(dynamicMember member: KeyPath<Picture, Value>) -> Value { picture[keyPath: member] }
}

/// The images of a company or a network.
public struct LogoSet: Sendable, Equatable, Codable {
    /// Logos, in TMDb's order.
    public var logos: [Logo]

    public init(logos: [Logo] = []) { self.logos = logos }
}
