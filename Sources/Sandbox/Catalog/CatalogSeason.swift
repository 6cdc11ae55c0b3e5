/// A season; how many episodes it has may be more than the catalog knows of.
struct CatalogSeason: Sendable {
    let id: Int
    /// Zero for specials.
    let number: Int
    let name: String
    let airDate: String?
    let episodeCount: Int
    let posterPath: String?
    var voteAverage = 0.0
    var cast: [CatalogPart] = []
    var images: [CatalogImage] = []
    var links = CatalogLinks()
}

struct CatalogEpisode: Sendable {
    let id: Int
    let season: Int
    let number: Int
    let type: String
    let name: String
    let airDate: String?
    let runtime: Int?
    let productionCode: String
    let stillPath: String?
    let voteAverage: Double
    let voteCount: Int
    /// In English; no other language has one.
    var overview = ""
    var crew: [CatalogJob] = []
    var guests: [CatalogPart] = []
    var images: [CatalogImage] = []
    var links = CatalogLinks()
}

/// A part played in a season or as a guest of one episode.
struct CatalogPart: Sendable {
    let person: Int
    let character: String
    let creditID: String
    let order: Int
}
