import MarqueeDomain

/// One row of a mixed list; the row itself names its kind. A row of an unknown kind, or in an unknown form of its kind, is left out.
enum MediaItemDTO: DTO {
    case movie(MovieDTO)
    case tv(TVSeriesDTO)
    case person(PersonDTO)
    case collection(MovieCollectionDTO)

    init(_ row: TapeRow) throws {
        let kind = MediaKind(rawValue: try row.mediaType())
        self = try UnknownForm.rethrowing {
            switch kind {
            case .movie: .movie(try MovieDTO(row))
            case .tv: .tv(try TVSeriesDTO(row))
            case .person: .person(try PersonDTO(row))
            case .collection: .collection(try MovieCollectionDTO(row))
            case .unknown: throw UnknownForm()
            }
        }
    }
}

private let knownMediaTypes: Set = ["movie", "tv", "person", "collection", "tv_season", "tv_episode", "episode"]

extension TapeRow {
    /// The kind that a row of a mixed list names. Older answers name the kind of a title in `media` beside it.
    func mediaType() throws -> String {
        let own = Result<String, any Error> { try required("media_type") }
        if case .success(let kind) = own, knownMediaTypes.contains(kind) { return kind }
        return try kindBesideMedia ?? own.get()
    }

    /// The kind that the object around this one names, if this one is its `media`.
    private var kindBesideMedia: String? {
        let outer = Int(tape.tokens[index].parent)
        guard outer != index, tape.kind(at: outer) == .object, tape.member("media", of: outer) == index,
            let kind = tape.member("media_type", of: outer), tape.kind(at: kind) == .text
        else { return nil }
        return tape.text(kind).known
    }
}

extension MediaItemDTO {
    func adapted() -> MediaItem {
        switch self {
        case .movie(let movie): .movie(movie.adapted())
        case .tv(let series): .tv(series.adapted())
        case .person(let person): .person(person.adapted())
        case .collection(let collection): .collection(collection.adapted())
        }
    }
}

extension MediaItem: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        switch self {
        case .movie(let movie): visitor.visit(movie)
        case .tv(let series): visitor.visit(series)
        case .person(let person): person.visitTitles(visitor)
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
