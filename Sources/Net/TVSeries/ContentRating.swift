import MarqueeDomain

/// The age ratings of a series, by country.
struct ContentRatingsDTO: DTO {
    let results: [ContentRatingDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension ContentRatingsDTO {
    func adapted() -> [ContentRating] { results.adapted() }
}

struct ContentRatingDTO: DTO {
    let iso31661: String
    let rating: String
    let descriptors: [String]?

    init(_ row: TapeRow) throws {
        iso31661 = try row.required("iso_3166_1")
        rating = try row.required("rating")
        descriptors = row.optional("descriptors")
    }
}

extension ContentRatingDTO {
    func adapted() -> ContentRating {
        var adapted = ContentRating(country: iso31661, rating: rating)
        adapted.descriptors = descriptors ?? []
        return adapted
    }
}
