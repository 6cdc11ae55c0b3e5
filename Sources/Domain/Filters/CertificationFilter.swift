/// The certifications of one country that a filter accepts, such as `PG-13` in the United States.
///
/// The order of certifications is TMDb's (<https://developer.themoviedb.org/reference/certification-movie-list>).
public struct CertificationFilter: Sendable, Hashable, Codable {
    /// The country, as ISO 3166-1.
    public let country: String
    /// The only accepted certification; nil for a range.
    public let exact: String?
    /// The lowest certification of a range; nil for no lower bound.
    public let lowest: String?
    /// The highest certification of a range; nil for no upper bound.
    public let highest: String?

    private init(in country: String, exact: String? = nil, lowest: String? = nil, highest: String? = nil) {
        self.country = country
        self.exact = exact
        self.lowest = lowest
        self.highest = highest
    }

    /// Accepts one certification.
    public static func exactly(_ certification: String, in country: String) -> Self { Self(in: country, exact: certification) }
    /// Accepts a certification and all higher ones.
    public static func atLeast(_ lowest: String, in country: String) -> Self { Self(in: country, lowest: lowest) }
    /// Accepts a certification and all lower ones.
    public static func atMost(_ highest: String, in country: String) -> Self { Self(in: country, highest: highest) }
    /// Accepts the certifications between two, both included.
    public static func between(_ lowest: String, _ highest: String, in country: String) -> Self {
        Self(in: country, lowest: lowest, highest: highest)
    }

    func check() throws(MarqueeError) {
        try FilterText.check([country] + [exact, lowest, highest].compactMap { $0 })
    }
}
