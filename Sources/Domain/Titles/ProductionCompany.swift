/// A production company.
public struct ProductionCompany: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the company.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its logo; nil if TMDb has none.
    public var logoPath: ImagePath?
    /// The country of its headquarters, as ISO 3166-1; empty if unknown.
    public var originCountry = ""

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
