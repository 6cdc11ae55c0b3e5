/// A title under which a movie or a series is known in a country.
public struct AlternativeTitle: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// The title.
    public var title: String
    /// The kind of title, such as `working title`: untrusted text from the server; empty if unknown.
    public var type = ""

    public init(country: String, title: String) {
        self.country = country
        self.title = title
    }
}
