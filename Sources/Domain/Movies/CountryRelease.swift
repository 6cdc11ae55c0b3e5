/// A release of a movie in TMDb's older form, without a type.
public struct CountryRelease: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// The day of the release.
    public var releaseDate: Day
    /// The certification of the country, such as `PG-13`; empty if unknown.
    public var certification = ""
    /// Whether it is the main release in the country.
    public var isPrimary = false
    /// The content warnings of the certification, in TMDb's English.
    public var descriptors: [String] = []

    public init(country: String, releaseDate: Day) {
        self.country = country
        self.releaseDate = releaseDate
    }
}
