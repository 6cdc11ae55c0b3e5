package import MarqueeDomain

/// One row of a mixed list; the row itself names its kind. A row of an unknown kind, or in an unknown form of its kind, is left out.
package enum MediaItemDTO: DTO {
    case movie(MovieDTO)
    case tv(TVSeriesDTO)
    case person(PersonDTO)
    case collection(MovieCollectionDTO)

    private enum CodingKeys: CodingKey { case mediaType }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(from: decoder, as: try values.decode(String.self, forKey: .mediaType))
    }

    init(from decoder: any Decoder, as kind: String) throws {
        self = try UnknownForm.rethrowing {
            switch MediaKind(rawValue: kind) {
            case .movie: .movie(try MovieDTO(from: decoder))
            case .tv: .tv(try TVSeriesDTO(from: decoder))
            case .person: .person(try PersonDTO(from: decoder))
            case .collection: .collection(try MovieCollectionDTO(from: decoder))
            case .unknown: throw UnknownForm()
            }
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
