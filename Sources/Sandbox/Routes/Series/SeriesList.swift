/// The four lists of series, each derived from the catalog.
enum SeriesList: String {
    case airingToday = "airing_today"
    case onTheAir = "on_the_air"
    case popular
    case topRated = "top_rated"

    func series(in catalog: CatalogIndex) -> [SandboxCatalog.Series] {
        switch self {
        case .popular: catalog.seriesByPopularity
        case .airingToday, .onTheAir: catalog.seriesByPopularity.filter(\.isOnTheAir)
        // A few votes are no rating.
        case .topRated: catalog.seriesByPopularity.filter { $0.voteCount >= 200 }.sorted { $0.voteAverage > $1.voteAverage }
        }
    }
}
