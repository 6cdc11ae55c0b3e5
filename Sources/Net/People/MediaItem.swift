package import MarqueeDomain

/// One row of a mixed list; the row itself names its kind. A row of an unknown kind, or in an unknown form of its kind, is left out.
package enum MediaItemDTO: DTO {
    case movie(MovieDTO)
    case tv(TVSeriesDTO)
    case person(PersonDTO)
    case collection(MovieCollectionDTO)

    package init(from decoder: any Decoder) throws {
        let kind = MediaKind(rawValue: try decoder.mediaType())
        self = try UnknownForm.rethrowing {
            switch kind {
            case .movie: .movie(try MovieDTO(from: decoder))
            case .tv: .tv(try TVSeriesDTO(from: decoder))
            case .person: .person(try PersonDTO(from: decoder))
            case .collection: .collection(try MovieCollectionDTO(from: decoder))
            case .unknown: throw UnknownForm()
            }
        }
    }
}

private let knownMediaTypes: Set = ["movie", "tv", "person", "collection", "tv_season", "tv_episode", "episode"]

private enum MediaTypeKey: CodingKey { case mediaType }

extension Decoder {
    /// The kind that a row of a mixed list names. Older answers name the kind of a title in `media` beside it.
    func mediaType() throws -> String {
        let values = try container(keyedBy: MediaTypeKey.self)
        let own = Result { try values.decode(String.self, forKey: .mediaType) }
        if case .success(let kind) = own, knownMediaTypes.contains(kind) { return kind }
        return try (self as? TapeDecoder)?.kindBesideMedia ?? own.get()
    }
}

extension TapeDecoder {
    /// The kind that the object around this one names, if this one is its `media`.
    fileprivate var kindBesideMedia: String? {
        let outer = TapeDecoder(tape, at: Int(tape.tokens[index].parent))
        guard outer.index != index, tape.kind(at: outer.index) == .object, tape.member("media", of: outer.index) == index else {
            return nil
        }
        return outer.text(of: "media_type")
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
    mutating func fillTexts(_ known: KnownTexts) {
        switch self {
        case .movie(var movie):
            known.fill(&movie)
            self = .movie(movie)
        case .tv(var series):
            known.fill(&series)
            self = .tv(series)
        case .person(var person):
            person.fillTexts(known)
            self = .person(person)
        case .collection: break
        }
    }
}
