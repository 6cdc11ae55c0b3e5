/// Another name of a company or a network.
public struct AlternativeName: Sendable, Equatable, Codable {
    /// The name.
    public var name: String
    /// The kind of name: untrusted text from the server; empty if unknown.
    public var type = ""

    public init(name: String) {
        self.name = name
    }
}
