/// What every movie of the catalog has; the names are the catalog's, the wire names are given by the routes.
struct CatalogMovie: Sendable {
    let id: Int
    /// The English title.
    let title: String
    let originalTitle: String
    let originalLanguage: String
    /// A day as `YYYY-MM-DD`, or empty where TMDb knows none.
    let releaseDate: String
    let genres: [Int]
    let posterPath: String?
    let backdropPath: String?
    let popularity: Double
    let voteAverage: Double
    let voteCount: Int
    var details = CatalogDetails()
}

/// What only some movies have; what is left out is sent as TMDb sends the unknown.
struct CatalogDetails: Sendable {
    var imdbID: String?
    var facebookID: String?
    var runtime: Int?
    var budget = 0
    var revenue = 0
    var originCountries: [String] = []
    var collection: CatalogCollection?
    var companies: [CatalogCompany] = []
    var countries: [CatalogName] = []
    var spokenLanguages: [CatalogName] = []
    var keywords: [CatalogKeyword] = []
    var videos: [CatalogVideo] = []
    var images: [CatalogImage] = []
    var releases: [CatalogRelease] = []
    var offers: [CatalogOffers] = []
    var cast: [CatalogRole] = []
    var crew: [CatalogJob] = []
}

/// The collection that a movie belongs to.
struct CatalogCollection: Sendable {
    let id: Int
    let name: String
    let posterPath: String?
    let backdropPath: String?
}

struct CatalogCompany: Sendable {
    let id: Int
    let name: String
    let country: String
    let logoPath: String?
}

/// A country or a spoken language.
struct CatalogName: Sendable {
    let code: String
    let name: String
}

struct CatalogKeyword: Sendable {
    let id: Int
    let name: String
}

/// Where a movie can be watched in one country.
struct CatalogOffers: Sendable {
    let region: String
    let link: String
    /// The providers by their number, under TMDb's name of the offer.
    let providers: [String: [Int]]
}

struct CatalogRelease: Sendable {
    let region: String
    let day: String
    let type: Int
    let certification: String
    let note: String
}

extension Catalog {
    /// The collections of the movies.
    static let collections = unique(movies.compactMap(\.details.collection), \.id)
    /// The companies of the movies and the series.
    static let companies = unique(movies.flatMap(\.details.companies) + series.flatMap(\.details.companies), \.id)
    /// The keywords of the movies and the series.
    static let keywords = unique(movies.flatMap(\.details.keywords) + series.flatMap(\.details.keywords), \.id)

    static func unique<Item>(_ items: [Item], _ id: (Item) -> Int) -> [Item] {
        var seen: Set<Int> = []
        return items.filter { seen.insert(id($0)).inserted }
    }
}
