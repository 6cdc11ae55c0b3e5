/// The movies, series and people the sandbox knows. Facts are TMDb's; overviews and reviews are written for the sandbox.
enum Catalog {
    static let movies: [CatalogMovie] = [fightClub, starWars] + classics + newMovies + tomHanks + favorites + curiosities
    static let series: [CatalogSeries] = [gameOfThrones] + otherSeries
    static let people: [CatalogPerson] = fightClubPeople + stars + westeros

    /// The day at which the catalog stands still, and the weeks before and after it that its charts look at.
    static let today = "2023-05-01"
    static let nowPlaying = (minimum: "2022-12-01", maximum: "2023-05-01")
    static let upcoming = (minimum: "2023-05-02", maximum: "2023-06-30")

    private static let moviesByID = Dictionary(uniqueKeysWithValues: movies.map { ($0.id, $0) })
    private static let seriesByID = Dictionary(uniqueKeysWithValues: series.map { ($0.id, $0) })
    private static let peopleByID = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })

    /// The movie with a TMDb id or an IMDb id.
    static func movie(_ id: String) -> CatalogMovie? {
        number(id).flatMap { movie($0) } ?? movies.first { $0.details.imdbID == id }
    }

    static func movie(_ id: Int) -> CatalogMovie? { moviesByID[id] }
    static func series(_ id: Int) -> CatalogSeries? { seriesByID[id] }
    static func person(_ id: Int) -> CatalogPerson? { peopleByID[id] }

    /// A number as it stands in a path: digits and nothing else.
    static func number(_ text: String) -> Int? { text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil }

    static let byPopularity = movies.sorted { $0.popularity > $1.popularity }
    static let seriesByPopularity = series.sorted { $0.popularity > $1.popularity }
    static let peopleByPopularity = people.sorted { $0.popularity > $1.popularity }

    /// Other movies by how many genres they share with this one, the most popular first among equals.
    static func related(to movie: CatalogMovie, sharing least: Int) -> [CatalogMovie] {
        related(byPopularity.filter { $0.id != movie.id }, to: movie.genres, sharing: least, \.genres)
    }

    static func related(to series: CatalogSeries, sharing least: Int) -> [CatalogSeries] {
        related(seriesByPopularity.filter { $0.id != series.id }, to: series.genres, sharing: least, \.genres)
    }

    private static func related<Title>(
        _ others: [Title], to genres: [Int], sharing least: Int, _ genresOf: (Title) -> [Int]
    ) -> [Title] {
        let wanted = Set(genres)
        let shared = others.enumerated().map { (place: $0, title: $1, count: wanted.intersection(genresOf($1)).count) }
        return shared.filter { $0.count >= least }.sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map(\.title)
    }
}
