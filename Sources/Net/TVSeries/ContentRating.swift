import MarqueeDomain

/// The age ratings of a series, by country.
struct ContentRatingsDTO: DTO {
    let results: [ContentRatingDTO]
}

extension ContentRatingsDTO {
    func adapted() -> [ContentRating] { results.adapted() }
}

struct ContentRatingDTO: DTO {
    let iso31661: String
    let rating: String
}

extension ContentRatingDTO {
    func adapted() -> ContentRating { ContentRating(country: iso31661, rating: rating) }
}
