/// A network that broadcasts series.
public struct TVNetwork: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among networks.
    public let id: Int
    /// Its name.
    public let name: String
    /// Its logo, if there is one.
    public let logoPath: ImagePath?
    /// Where it is at home, as ISO 3166-1; empty if unknown.
    public let country: String

    /// Creates a network.
    public init(id: Int, name: String, logoPath: ImagePath? = nil, country: String = "") {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.country = country
    }
}
