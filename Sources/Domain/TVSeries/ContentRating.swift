/// The age rating of a series in one country.
///
/// See <https://developer.themoviedb.org/reference/tv-series-content-ratings>.
public struct ContentRating: Sendable, Equatable, Codable {
    /// The country, as ISO 3166-1.
    public var country: String
    /// The rating in the words of that country, such as `TV-MA` or `16`.
    public var rating: String
    /// The content warnings of the rating, in TMDb's English.
    public var descriptors: [String] = []

    public init(country: String, rating: String) {
        self.country = country
        self.rating = rating
    }
}

extension TVSeriesDetails {
    /// Returns the age rating in the first of some regions that has one; nil if TMDb has none in any of them.
    public func certification(in regions: [String]) -> Regional<String>? {
        regions.firstRegion { certification(in: $0) }
    }

    /// Returns the age rating in a region; nil if TMDb has none.
    public func certification(in region: String) -> String? {
        contentRatings?.first { $0.country == region && !$0.rating.isEmpty }?.rating
    }
}
