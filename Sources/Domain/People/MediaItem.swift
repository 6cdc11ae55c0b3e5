/// One row of a mixed list: a movie, a TV series, a person or a collection of movies.
///
/// It is encoded as `{"movie": {…}}`, `{"tv": {…}}`, `{"person": {…}}` or `{"collection": {…}}`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MediaItem: Sendable, Equatable, Identifiable {
    /// A movie.
    case movie(Movie)
    /// A TV series.
    case tv(TVSeries)
    /// A person.
    case person(Person)
    /// A collection of movies.
    case collection(MovieCollection)

    /// The kind and the id, because ids are unique within a kind only.
    public var id: MediaReference {
        switch self {
        case .movie(let movie): movie.reference
        case .tv(let series): series.reference
        case .person(let person): person.reference
        case .collection(let collection): .collection(collection.id)
        }
    }

    /// The kind of the row.
    public var mediaType: MediaKind { id.kind }

    /// The title or the name.
    public var title: String {
        switch self {
        case .movie(let movie): movie.title
        case .tv(let series): series.name
        case .person(let person): person.name
        case .collection(let collection): collection.name
        }
    }
}

extension MediaItem {
    /// The overview in the requested language; empty if TMDb has no text, and for people.
    public var overview: String {
        switch self {
        case .movie(let movie): movie.overview
        case .tv(let series): series.overview
        case .person: ""
        case .collection(let collection): collection.overview
        }
    }

    /// The day of the first release or of the first episode; nil if unknown, and for people and collections.
    public var releaseDate: Day? {
        switch self {
        case .movie(let movie): movie.releaseDate
        case .tv(let series): series.firstAirDate
        case .person, .collection: nil
        }
    }

    /// The poster; nil if TMDb has none, and for people.
    public var posterPath: ImagePath? {
        switch self {
        case .movie(let movie): movie.posterPath
        case .tv(let series): series.posterPath
        case .person: nil
        case .collection(let collection): collection.posterPath
        }
    }

    /// The profile image of a person; nil if TMDb has none, and for all others.
    public var profilePath: ImagePath? { if case .person(let person) = self { person.profilePath } else { nil } }

    /// The backdrop; nil if TMDb has none, and for people.
    public var backdropPath: ImagePath? {
        switch self {
        case .movie(let movie): movie.backdropPath
        case .tv(let series): series.backdropPath
        case .person: nil
        case .collection(let collection): collection.backdropPath
        }
    }

    /// Whether it is for adults, or works for films for adults.
    public var isAdult: Bool {
        switch self {
        case .movie(let movie): movie.isAdult
        case .tv(let series): series.isAdult
        case .person(let person): person.isAdult
        case .collection(let collection): collection.isAdult
        }
    }

    /// TMDb's popularity, a number without a unit; 0 for collections.
    public var popularity: Double {
        switch self {
        case .movie(let movie): movie.popularity
        case .tv(let series): series.popularity
        case .person(let person): person.popularity
        case .collection: 0
        }
    }
}

extension MediaItem: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch container.allKeys.first {
        case .movie: self = .movie(try container.decode(Movie.self, forKey: .movie))
        case .tv: self = .tv(try container.decode(TVSeries.self, forKey: .tv))
        case .person: self = .person(try container.decode(Person.self, forKey: .person))
        case .collection: self = .collection(try container.decode(MovieCollection.self, forKey: .collection))
        case nil: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Not a row of a mixed list."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .movie(let movie): try container.encode(movie, forKey: .movie)
        case .tv(let series): try container.encode(series, forKey: .tv)
        case .person(let person): try container.encode(person, forKey: .person)
        case .collection(let collection): try container.encode(collection, forKey: .collection)
        }
    }

    private enum Key: CodingKey {
        case movie, tv, person, collection
    }
}
