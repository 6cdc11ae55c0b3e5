/// What every series of the catalog has; the names are the catalog's, the wire names are given by the routes.
struct CatalogSeries: Sendable {
    let id: Int
    /// The English name.
    let name: String
    let originalName: String
    let originalLanguage: String
    /// A day as `YYYY-MM-DD`, or empty where TMDb knows none.
    let firstAirDate: String
    let originCountries: [String]
    let genres: [Int]
    let posterPath: String?
    let backdropPath: String?
    let popularity: Double
    let voteAverage: Double
    let voteCount: Int
    /// Whether it has an episode on the day at which the catalog stands still.
    var isOnTheAir = false
    var details = CatalogSeriesDetails()
}

/// What only some series have; what is left out is sent as TMDb sends the unknown.
struct CatalogSeriesDetails: Sendable {
    var creators: [CatalogCreator] = []
    var episodeRunTimes: [Int] = []
    var languages: [String] = []
    var lastAirDate: String?
    var networks: [CatalogCompany] = []
    var companies: [CatalogCompany] = []
    var countries: [CatalogName] = []
    var spokenLanguages: [CatalogName] = []
    var status = ""
    var type = ""
    var seasons: [CatalogSeason] = []
    var episodes: [CatalogEpisode] = []
    /// The episodes that were screened in theaters.
    var screened: [(id: Int, season: Int, number: Int)] = []
    var keywords: [CatalogKeyword] = []
    var videos: [CatalogVideo] = []
    var ratings: [CatalogRating] = []
    var offers: [CatalogOffers] = []
    var cast: [CatalogSeriesRole] = []
    var crew: [CatalogSeriesJob] = []
    var links = CatalogLinks()
}

struct CatalogCreator: Sendable {
    let person: Int
    let creditID: String
}

/// For what age a country holds a series fit, which is text even where it looks like a number.
struct CatalogRating: Sendable {
    let region: String
    let rating: String
}

/// A part played in a series, over all its episodes.
struct CatalogSeriesRole: Sendable {
    let person: Int
    let character: String
    let creditID: String
    let order: Int
    /// In how many episodes, or zero where that is unknown.
    let episodeCount: Int
    /// Whether the part is in the credits of the series itself, not only of single episodes.
    var isRegular = true
}

/// A job done for a series, over all its episodes.
struct CatalogSeriesJob: Sendable {
    let person: Int
    let department: String
    let job: String
    let creditID: String
    let episodeCount: Int
    var isRegular = true
}
