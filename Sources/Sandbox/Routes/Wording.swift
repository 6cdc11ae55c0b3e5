/// What the `language` of a request makes of the catalog's texts. As on TMDb, only titles fall back.
struct Wording: Sendable {
    let catalog: CatalogIndex
    private let code: String
    private let language: CatalogLanguage?

    init(_ asked: String?, in catalog: CatalogIndex) {
        self.catalog = catalog
        language = CatalogLanguage(asked: asked)
        code = language?.rawValue ?? String((asked ?? "").prefix { $0 != "-" })
    }

    var isEnglish: Bool { language == .english }

    func text(of movie: SandboxCatalog.Movie) -> SandboxCatalog.Translation? { language.flatMap(movie.text) }

    func title(of movie: SandboxCatalog.Movie) -> String {
        text(of: movie)?.title ?? (!isEnglish && movie.originalLanguage == code ? movie.originalTitle : movie.title)
    }

    func overview(of movie: SandboxCatalog.Movie) -> JSON { .string(text(of: movie)?.overview ?? "") }

    func text(of series: SandboxCatalog.Series) -> SandboxCatalog.Translation? { language.flatMap(series.text) }

    func name(of series: SandboxCatalog.Series) -> String {
        text(of: series)?.title ?? (!isEnglish && series.originalLanguage == code ? series.originalName : series.name)
    }

    func overview(of series: SandboxCatalog.Series) -> JSON { .string(text(of: series)?.overview ?? "") }

    /// Episodes have a text in English and in no other language.
    func overview(of episode: SandboxCatalog.Episode) -> JSON { .string(isEnglish ? episode.overview : "") }

    var movieGenres: JSON { Self.genres(Genres.movies(in: language)) }
    var seriesGenres: JSON { Self.genres(Genres.series(in: language)) }

    func genres(of movie: SandboxCatalog.Movie) -> JSON {
        Self.genres(Genres.movies(in: language).filter { movie.genres.contains($0.id) })
    }

    func genres(of series: SandboxCatalog.Series) -> JSON {
        Self.genres(Genres.series(in: language).filter { series.genres.contains($0.id) })
    }

    private static func genres(_ genres: [(id: Int, name: String)]) -> JSON {
        .array(genres.map { ["id": .integer($0.id), "name": .string($0.name)] })
    }
}

extension SandboxCatalog.Movie {
    /// The texts in a language, if there are any.
    func text(in language: CatalogLanguage) -> SandboxCatalog.Translation? {
        language == .english ? .english(overview, homepage) : translations[language.rawValue]
    }

    /// The row that stands for a movie in every list.
    func row(_ wording: Wording) -> JSON {
        [
            "adult": false,
            "backdrop_path": JSON(backdropPath),
            "genre_ids": .array(genres.map(JSON.integer)),
            "id": .integer(id),
            "original_language": .string(originalLanguage),
            "original_title": .string(originalTitle),
            "overview": wording.overview(of: self),
            "popularity": .number(popularity),
            "poster_path": JSON(posterPath),
            "release_date": .string(releaseDate),
            "softcore": false,
            "title": .string(wording.title(of: self)),
            "video": false,
            "vote_average": .number(voteAverage),
            "vote_count": .integer(voteCount),
        ]
    }
}

extension SandboxCatalog.Series {
    /// The texts in a language, if there are any.
    func text(in language: CatalogLanguage) -> SandboxCatalog.Translation? {
        language == .english ? .english(overview, homepage) : translations[language.rawValue]
    }

    /// The row that stands for a series in every list.
    func row(_ wording: Wording) -> JSON {
        [
            "adult": false,
            "backdrop_path": JSON(backdropPath),
            "genre_ids": .array(genres.map(JSON.integer)),
            "id": .integer(id),
            "origin_country": .array(originCountries.map(JSON.string)),
            "original_language": .string(originalLanguage),
            "original_name": .string(originalName),
            "overview": wording.overview(of: self),
            "popularity": .number(popularity),
            "poster_path": JSON(posterPath),
            "first_air_date": .string(firstAirDate),
            "name": .string(wording.name(of: self)),
            "softcore": false,
            "vote_average": .number(voteAverage),
            "vote_count": .integer(voteCount),
        ]
    }
}

extension SandboxCatalog.Translation {
    /// The English texts, which stand on the title itself; nil when there are none.
    fileprivate static func english(_ overview: String, _ homepage: String) -> Self? {
        guard !overview.isEmpty || !homepage.isEmpty else { return nil }
        var text = Self()
        (text.overview, text.homepage) = (overview, homepage)
        return text
    }
}
