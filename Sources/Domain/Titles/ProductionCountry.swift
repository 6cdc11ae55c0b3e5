/// A country that produced a title.
public struct ProductionCountry: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// Its name in English; empty if TMDb has none.
    public var name = ""

    public init(country: String) { self.country = country }
}
