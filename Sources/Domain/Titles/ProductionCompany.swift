/// A production company.
public struct ProductionCompany: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the company.
    public var id: Int
    /// Its name.
    public var name: String
    /// Its logo, if there is one.
    public var logoPath: ImagePath?
    /// The country of its headquarters, as ISO 3166-1; empty if unknown.
    public var country = ""

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
