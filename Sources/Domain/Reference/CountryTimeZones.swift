/// The time zones of a country.
///
/// See <https://developer.themoviedb.org/reference/configuration-timezones>.
public struct CountryTimeZones: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// The zones, such as `Europe/Berlin`.
    public var zones: [String] = []

    public init(country: String) {
        self.country = country
    }
}
