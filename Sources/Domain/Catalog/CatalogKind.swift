/// A kind of names in the catalog: one of the files that TMDb publishes each day.
public enum CatalogKind: String, Sendable, Hashable, Codable, CaseIterable {
    case movie, tv, person, collection, network, keyword, company
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
