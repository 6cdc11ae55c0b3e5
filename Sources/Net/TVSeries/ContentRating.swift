import MarqueeDomain

/// For which age a series is meant, by country.
struct ContentRatingsDTO: DTO {
    let results: Rows<ContentRatingDTO>
}

extension ContentRatingsDTO {
    func adapted() -> [ContentRating] { results.values.map { $0.adapted() } }
}

struct ContentRatingDTO: DTO {
    let country: String
    let rating: String

    enum CodingKeys: String, CodingKey {
        case rating
        case country = "iso_3166_1"
    }
}

extension ContentRatingDTO {
    func adapted() -> ContentRating { ContentRating(country: country, rating: rating) }
}
