/// The four charts of movies, each derived from the catalog.
enum MovieChart: String {
    case nowPlaying = "now_playing"
    case popular
    case topRated = "top_rated"
    case upcoming

    func page(_ paging: Paging, _ wording: Wording) -> JSON {
        let members = paging.members(of: movies) { $0.row(wording) }
        guard let dates else { return .object(members) }
        let window: JSON = ["maximum": .string(dates.maximum), "minimum": .string(dates.minimum)]
        return .object([(name: "dates", value: window)] + members)
    }

    private var dates: (minimum: String, maximum: String)? {
        switch self {
        case .nowPlaying: Catalog.nowPlaying
        case .upcoming: Catalog.upcoming
        case .popular, .topRated: nil
        }
    }

    private var movies: [CatalogMovie] {
        switch self {
        case .popular: return Catalog.byPopularity
        // A single vote of ten is no rating.
        case .topRated: return Catalog.byPopularity.filter { $0.voteCount >= 200 }.sorted { $0.voteAverage > $1.voteAverage }
        case .nowPlaying, .upcoming:
            guard let dates else { return [] }
            return Catalog.byPopularity.filter { $0.releaseDate >= dates.minimum && $0.releaseDate <= dates.maximum }
        }
    }
}
