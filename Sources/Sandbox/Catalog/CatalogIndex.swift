/// A catalog as the routes look things up in it. It never changes: a catalog that grows gets a new one.
final class CatalogIndex: Sendable {
    typealias Movie = SandboxCatalog.Movie
    typealias Series = SandboxCatalog.Series
    typealias Person = SandboxCatalog.Person

    /// The fixed day of every catalog, and the weeks before and after it that its lists look at.
    static let today = "2023-05-01"
    static let nowPlaying = (minimum: "2022-12-01", maximum: "2023-05-01")
    static let upcoming = (minimum: "2023-05-02", maximum: "2023-06-30")

    let catalog: SandboxCatalog
    let movies: [Movie]
    let series: [Series]
    let people: [Person]
    let byPopularity: [Movie]
    let seriesByPopularity: [Series]
    let peopleByPopularity: [Person]
    private let moviesByID: [Int: Movie]
    private let seriesByID: [Int: Series]
    private let peopleByID: [Int: Person]
    let pictures: [String: DrawingSubject]
    private let providersByID: [Int: SandboxCatalog.WatchProvider]

    /// - Throws: The error in the catalog, with its place.
    init(_ catalog: SandboxCatalog) throws(SandboxError) {
        try CatalogCheck(catalog).run()
        self.catalog = catalog
        movies = catalog.movies.map { $0.completed() }
        series = catalog.series.map { $0.completed() }
        people = catalog.people
        byPopularity = movies.sorted { $0.popularity > $1.popularity }
        seriesByPopularity = series.sorted { $0.popularity > $1.popularity }
        peopleByPopularity = people.sorted { $0.popularity > $1.popularity }
        moviesByID = Dictionary(movies.map { ($0.id, $0) }) { first, _ in first }
        seriesByID = Dictionary(series.map { ($0.id, $0) }) { first, _ in first }
        peopleByID = Dictionary(people.map { ($0.id, $0) }) { first, _ in first }
        pictures = Self.pictures(of: catalog)
        providersByID = Dictionary(catalog.watchProviders.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The movie with a TMDb id or an IMDb id.
    func movie(_ id: String) -> Movie? {
        Int(digits: id).flatMap { movie($0) } ?? movies.first { $0.externalIDs.imdb == id }
    }

    func movie(_ id: Int) -> Movie? { moviesByID[id] }
    func series(_ id: Int) -> Series? { seriesByID[id] }
    func person(_ id: Int) -> Person? { peopleByID[id] }
    func provider(_ id: Int) -> SandboxCatalog.WatchProvider? { providersByID[id] }

    /// Other movies by how many genres they share with this one, the most popular first among equals.
    func related(to movie: Movie, sharing least: Int) -> [Movie] {
        Self.related(byPopularity.filter { $0.id != movie.id }, to: movie.genres, sharing: least, \.genres)
    }

    func related(to series: Series, sharing least: Int) -> [Series] {
        Self.related(seriesByPopularity.filter { $0.id != series.id }, to: series.genres, sharing: least, \.genres)
    }

    private static func related<Title>(
        _ others: [Title], to genres: [Int], sharing least: Int, _ genresOf: (Title) -> [Int]
    ) -> [Title] {
        let wanted = Set(genres)
        let shared = others.enumerated().map { (place: $0, title: $1, count: wanted.intersection(genresOf($1)).count) }
        return shared.filter { $0.count >= least }.sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map(\.title)
    }
}

extension CatalogIndex {
    /// The collections of the movies.
    var collections: [SandboxCatalog.MovieCollection] { Self.unique(movies.compactMap(\.collection), \.id) }
    /// The companies of the movies and the series.
    var companies: [SandboxCatalog.Company] { Self.unique(movies.flatMap(\.companies) + series.flatMap(\.companies), \.id) }
    /// The networks of the series.
    var networks: [SandboxCatalog.Company] { Self.unique(series.flatMap(\.networks), \.id) }
    /// The keywords of the movies and the series.
    var keywords: [SandboxCatalog.Keyword] { Self.unique(movies.flatMap(\.keywords) + series.flatMap(\.keywords), \.id) }

    private static func unique<Item>(_ items: [Item], _ id: (Item) -> Int) -> [Item] {
        var seen: Set<Int> = []
        return items.filter { seen.insert(id($0)).inserted }
    }
}
