package import MarqueeDomain

/// One row of a mixed list; the row itself names its kind. A row of a kind that this version does not know is left out.
package enum MediaItemDTO: DTO {
    case movie(MovieDTO)
    case tv(TVSeriesDTO)
    case person(PersonDTO)
    case collection(MovieCollectionDTO)

    private enum CodingKeys: CodingKey { case mediaType }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch MediaKind(rawValue: try values.decode(String.self, forKey: .mediaType)) {
        case .movie: self = .movie(try MovieDTO(from: decoder))
        case .tv: self = .tv(try TVSeriesDTO(from: decoder))
        case .person: self = .person(try PersonDTO(from: decoder))
        case .collection: self = .collection(try MovieCollectionDTO(from: decoder))
        case .unknown: throw UnknownKind()
        }
    }
}

extension MediaItemDTO {
    package func adapted() -> MediaItem {
        switch self {
        case .movie(let movie): .movie(movie.adapted())
        case .tv(let series): .tv(series.adapted())
        case .person(let person): .person(person.adapted())
        case .collection(let collection): .collection(collection.adapted())
        }
    }
}

extension MediaItem: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) {
        switch self {
        case .movie(let movie): visitor.visit(movie)
        case .tv(let series): visitor.visit(series)
        case .person(let person): person.visitTitles(&visitor)
        case .collection: break
        }
    }
}
