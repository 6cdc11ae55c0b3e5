/// A row of a list that mixes movies, series and people.
enum Row: Sendable {
    case movie(CatalogMovie)
    case series(CatalogSeries)
    case person(CatalogPerson)

    static let all = (Catalog.movies.map(Row.movie) + Catalog.series.map(Row.series) + Catalog.people.map(Row.person))
        .sorted { $0.popularity > $1.popularity }

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
            [movie.title, movie.originalTitle] + CatalogLanguage.allCases.compactMap { $0.texts[movie.id]?.title }
        case .series(let series):
            [series.name, series.originalName] + CatalogLanguage.allCases.compactMap { $0.seriesTexts[series.id]?.title }
        case .person(let person):
            [person.name] + person.life.otherNames
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
