struct CatalogPerson: Sendable {
    let id: Int
    let name: String
    let gender: Int
    /// The department the person is known for.
    let department: String
    let popularity: Double
    let profilePath: String?
    /// The titles that TMDb itself counts as best known, or none where the credits have to say it.
    var knownFor: [CatalogTitle] = []
    var life = CatalogLife()
    var images: [CatalogImage] = []
    var links = CatalogLinks()
}

/// What only some people have told.
struct CatalogLife: Sendable {
    var birthday: String?
    var birthplace: String?
    var biography = ""
    var otherNames: [String] = []
}

/// A movie or a series of the catalog.
enum CatalogTitle: Hashable, Sendable {
    case movie(Int)
    case series(Int)
}

/// A part played in a movie; the order of the list is the order of the credits.
struct CatalogRole: Sendable {
    let person: Int
    var castID = 0
    let character: String
    let creditID: String
}

/// A job done for a movie or an episode.
struct CatalogJob: Sendable {
    let person: Int
    let department: String
    let job: String
    let creditID: String
}
