/// A company that makes movies or series.
public struct ProductionCompany: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among companies.
    public let id: Int
    /// Its name.
    public let name: String
    /// Its logo, if there is one.
    public let logoPath: ImagePath?
    /// Where it is at home, as ISO 3166-1; empty if unknown.
    public let country: String

    /// Creates a company.
    public init(id: Int, name: String, logoPath: ImagePath? = nil, country: String = "") {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.country = country
    }
}
