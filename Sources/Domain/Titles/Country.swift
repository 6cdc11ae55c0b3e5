/// A country of TMDb's configuration.
///
/// See <https://developer.themoviedb.org/reference/configuration-countries>.
public struct Country: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// Its name in English.
    public var englishName = ""
    /// Its name in the asked language; empty where TMDb does not give it.
    public var nativeName = ""

    public init(country: String) {
        self.country = country
    }
}
