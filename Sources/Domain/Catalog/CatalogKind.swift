/// A kind of names in the catalog: one of the files that TMDb publishes each day.
public enum CatalogKind: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
    /// A movie.
    case movie
    /// A TV series.
    case tv
    /// A person.
    case person
    /// A collection of movies.
    case collection
    /// A network of TV series.
    case network
    /// A keyword.
    case keyword
    /// A production company.
    case company
}

extension CatalogKind {
    /// The kind of a reference; nil for kinds that have none.
    public var media: MediaKind? {
        switch self {
        case .movie: .movie
        case .tv: .tv
        case .person: .person
        case .collection: .collection
        case .network, .keyword, .company: nil
        }
    }
}
