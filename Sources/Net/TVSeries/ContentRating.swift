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
    let descriptors: [String]?
}

extension ContentRatingDTO {
    func adapted() -> ContentRating {
        var adapted = ContentRating(country: iso31661, rating: rating)
        adapted.descriptors = descriptors ?? []
        return adapted
    }
}
