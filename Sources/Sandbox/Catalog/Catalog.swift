/// The movies the sandbox knows. Facts are TMDb's; overviews and reviews are written for the sandbox.
enum Catalog {
    static let movies: [CatalogMovie] = [fightClub, starWars] + classics + newMovies + curiosities

    /// The day at which the catalog stands still, and the weeks before and after it that its charts look at.
    static let today = "2023-05-01"
    static let nowPlaying = (minimum: "2022-12-01", maximum: "2023-05-01")
    static let upcoming = (minimum: "2023-05-02", maximum: "2023-06-30")

    private static let moviesByID = Dictionary(uniqueKeysWithValues: movies.map { ($0.id, $0) })
    private static let peopleByID = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })

    /// The movie with a TMDb id or an IMDb id.
    static func movie(_ id: String) -> CatalogMovie? {
        if let number = Int(id), id.utf8.allSatisfy({ (48...57).contains($0) }) { return moviesByID[number] }
        return movies.first { $0.details.imdbID == id }
    }

    static func person(_ id: Int) -> CatalogPerson? { peopleByID[id] }

    static let byPopularity = movies.sorted { $0.popularity > $1.popularity }

    /// Other movies by how many genres they share with this one, the most popular first among equals.
    static func related(to movie: CatalogMovie, sharing least: Int) -> [CatalogMovie] {
        let genres = Set(movie.genres)
        let related = byPopularity.filter { $0.id != movie.id }.map { (movie: $0, shared: genres.intersection($0.genres).count) }
        return related.filter { $0.shared >= least }.sorted { ($0.shared, $0.movie.popularity) > ($1.shared, $1.movie.popularity) }
            .map(\.movie)
    }

    /// What kind of image a path of the catalog names.
    static func imageKind(of path: String) -> CatalogImage.Kind? { imageKinds[path] }

    private static let imageKinds: [String: CatalogImage.Kind] = {
        var kinds: [String: CatalogImage.Kind] = [:]
        for movie in movies {
            for image in movie.details.images { kinds[image.path] = image.kind }
            if let path = movie.posterPath { kinds[path] = .poster }
            if let path = movie.backdropPath { kinds[path] = .backdrop }
            if let path = movie.details.collection?.posterPath { kinds[path] = .poster }
            if let path = movie.details.collection?.backdropPath { kinds[path] = .backdrop }
            for company in movie.details.companies { if let path = company.logoPath { kinds[path] = .logo } }
        }
        for person in people { if let path = person.profilePath { kinds[path] = .profile } }
        return kinds
    }()
}
