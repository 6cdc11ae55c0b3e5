/// A country, of which only the code is read.
struct CountryDTO: Decodable, Sendable {
    let code: String

    enum CodingKeys: String, CodingKey {
        case code = "iso_3166_1"
    }
}

/// A language, of which only the code is read.
struct SpokenLanguageDTO: Decodable, Sendable {
    let code: String

    enum CodingKeys: String, CodingKey {
        case code = "iso_639_1"
    }
}
