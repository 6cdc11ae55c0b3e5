/// The four lists of movies, each derived from the catalog.
enum MovieListRoute: String {
    case nowPlaying = "now_playing"
    case popular
    case topRated = "top_rated"
    case upcoming

    func page(_ paging: Paging, _ wording: Wording) -> JSON {
        let members = paging.members(of: movies(in: wording.catalog)) { $0.row(wording) }
        guard let dates else { return .object(members) }
        let window: JSON = ["maximum": .string(dates.maximum), "minimum": .string(dates.minimum)]
        return .object([(name: "dates", value: window)] + members)
    }

    private var dates: (minimum: String, maximum: String)? {
        switch self {
        case .nowPlaying: CatalogIndex.nowPlaying
        case .upcoming: CatalogIndex.upcoming
        case .popular, .topRated: nil
        }
    }

    private func movies(in catalog: CatalogIndex) -> [SandboxCatalog.Movie] {
        switch self {
        case .popular: return catalog.byPopularity
        // A single vote of ten is no rating.
        case .topRated: return catalog.byPopularity.filter { $0.voteCount >= 200 }.sorted { $0.voteAverage > $1.voteAverage }
        case .nowPlaying, .upcoming:
            guard let dates else { return [] }
            return catalog.byPopularity.filter { $0.releaseDate >= dates.minimum && $0.releaseDate <= dates.maximum }
        }
    }
}
