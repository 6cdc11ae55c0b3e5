/// A row of a list that mixes movies, series and people.
enum MixedRow: Sendable {
    case movie(SandboxCatalog.Movie)
    case series(SandboxCatalog.Series)
    case person(SandboxCatalog.Person)

    /// Everything that a catalog has, the most popular first.
    static func all(in catalog: CatalogIndex) -> [MixedRow] {
        (catalog.movies.map(MixedRow.movie) + catalog.series.map(MixedRow.series) + catalog.people.map(MixedRow.person))
            .sorted { $0.popularity > $1.popularity }
    }

    private var popularity: Double {
        switch self {
        case .movie(let movie): movie.popularity
        case .series(let series): series.popularity
        case .person(let person): person.popularity
        }
    }

    /// What TMDb calls the kind.
    var kind: String {
        switch self {
        case .movie: "movie"
        case .series: "tv"
        case .person: "person"
        }
    }

    /// Everything the row is called in any language.
    var names: [String] {
        switch self {
        case .movie(let movie):
            [movie.title, movie.originalTitle] + movie.translations.values.compactMap(\.title)
        case .series(let series):
            [series.name, series.originalName] + series.translations.values.compactMap(\.title)
        case .person(let person):
            [person.name] + person.otherNames
        }
    }

    /// The day a year is looked for in; people have none.
    var day: String {
        switch self {
        case .movie(let movie): movie.releaseDate
        case .series(let series): series.firstAirDate
        case .person: ""
        }
    }

    func json(_ wording: Wording) -> JSON {
        switch self {
        case .movie(let movie): movie.row(wording)
        case .series(let series): series.row(wording)
        case .person(let person): person.row(wording)
        }
    }

    func jsonWithKind(_ wording: Wording) -> JSON { json(wording).adding([("media_type", .string(kind))]) }
}
