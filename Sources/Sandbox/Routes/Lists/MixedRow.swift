/// A row of a list that mixes movies, series, people and collections.
enum MixedRow: Sendable {
    case movie(SandboxCatalog.Movie)
    case series(SandboxCatalog.Series)
    case person(SandboxCatalog.Person)
    case collection(SandboxCatalog.MovieCollection)

    /// Everything that a catalog has, the most popular first.
    static func all(in catalog: CatalogIndex) -> [MixedRow] {
        (catalog.movies.map(MixedRow.movie) + catalog.series.map(MixedRow.series) + catalog.people.map(MixedRow.person))
            .sorted { $0.popularity > $1.popularity } + catalog.collections.map(MixedRow.collection)
    }

    private var popularity: Double {
        switch self {
        case .movie(let movie): movie.popularity
        case .series(let series): series.popularity
        case .person(let person): person.popularity
        // TMDb sends no popularity of a collection.
        case .collection: 0
        }
    }

    /// TMDb's name of the kind.
    var kind: String {
        switch self {
        case .movie: "movie"
        case .series: "tv"
        case .person: "person"
        case .collection: "collection"
        }
    }

    /// Whether a search for one kind finds the row. TMDb sends collections among the movies, and does not name their kind there.
    func isFound(under kind: String) -> Bool { self.kind == kind || self.kind == "collection" && kind == "movie" }

    /// Everything the row is called in any language.
    var names: [String] {
        switch self {
        case .movie(let movie):
            [movie.title, movie.originalTitle] + movie.translations.values.compactMap(\.title)
        case .series(let series):
            [series.name, series.originalName] + series.translations.values.compactMap(\.title)
        case .person(let person):
            [person.name] + person.otherNames
        case .collection(let collection): [collection.name]
        }
    }

    /// The day a year is looked for in; people and collections have none.
    var day: String {
        switch self {
        case .movie(let movie): movie.releaseDate
        case .series(let series): series.firstAirDate
        case .person, .collection: ""
        }
    }

    func json(_ wording: Wording) -> JSON {
        switch self {
        case .movie(let movie): movie.row(wording)
        case .series(let series): series.row(wording)
        case .person(let person): person.row(wording)
        case .collection(let collection): collection.mixedRow
        }
    }

    func jsonWithKind(_ wording: Wording) -> JSON { json(wording).adding([("media_type", .string(kind))]) }
}
