/// One row of a mixed list: a movie, a TV series or a person.
public enum MediaItem: Sendable, Hashable, Codable, Identifiable {
    /// A movie.
    case movie(Movie)
    /// A TV series.
    case tv(TVSeries)
    /// A person.
    case person(Person)

    /// Kind and id, since an id alone names nothing in a mixed list.
    public var id: MediaReference {
        switch self {
        case .movie(let movie): movie.reference
        case .tv(let series): series.reference
        case .person(let person): person.reference
        }
    }

    /// The title or the name.
    public var title: String {
        switch self {
        case .movie(let movie): movie.title
        case .tv(let series): series.name
        case .person(let person): person.name
        }
    }
}
