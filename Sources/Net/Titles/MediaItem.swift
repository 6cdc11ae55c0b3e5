package import MarqueeDomain

/// One row of a mixed list. A row of a kind that this version does not know cannot be read.
package enum MediaItemDTO: DTO {
    case movie(MovieDTO)
    case tv(TVSeriesDTO)
    case person(PersonDTO)

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch MediaKind(rawValue: try values.decode(String.self, forKey: .kind)) {
        case .movie: self = .movie(try MovieDTO(from: decoder))
        case .tv: self = .tv(try TVSeriesDTO(from: decoder))
        case .person: self = .person(try PersonDTO(from: decoder))
        case .unknown:
            throw DecodingError.dataCorruptedError(forKey: .kind, in: values, debugDescription: "Not a kind of this version.")
        }
    }

    enum CodingKeys: String, CodingKey {
        case kind = "media_type"
    }
}

extension MediaItemDTO {
    package func adapted() -> MediaItem {
        switch self {
        case .movie(let movie): .movie(movie.adapted())
        case .tv(let series): .tv(series.adapted())
        case .person(let person): .person(person.adapted())
        }
    }
}
