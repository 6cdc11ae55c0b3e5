struct CatalogPerson: Sendable {
    let id: Int
    let name: String
    let gender: Int
    /// The department the person is known for.
    let department: String
    let popularity: Double
    let profilePath: String?
}

/// A part played in a movie; the order of the list is the order of the credits.
struct CatalogRole: Sendable {
    let person: Int
    let castID: Int
    let character: String
    let creditID: String
}

/// A job done for a movie.
struct CatalogJob: Sendable {
    let person: Int
    let department: String
    let job: String
    let creditID: String
}
