/// The four charts of series, each derived from the catalog.
enum SeriesChart: String {
    case airingToday = "airing_today"
    case onTheAir = "on_the_air"
    case popular
    case topRated = "top_rated"

    var series: [CatalogSeries] {
        switch self {
        case .popular: Catalog.seriesByPopularity
        case .airingToday, .onTheAir: Catalog.seriesByPopularity.filter(\.isOnTheAir)
        // A few votes are no rating.
        case .topRated: Catalog.seriesByPopularity.filter { $0.voteCount >= 200 }.sorted { $0.voteAverage > $1.voteAverage }
        }
    }
}
