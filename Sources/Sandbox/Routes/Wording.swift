/// The texts of the catalog in the `language` of a request. As on TMDb, only titles fall back.
struct Wording: Sendable {
    let catalog: CatalogIndex
    private let code: String
    private let language: CatalogLanguage?
    /// The asked language with its region, as in `pt-PT`.
    private let tag: String

    init(_ asked: String?, in catalog: CatalogIndex) {
        self.catalog = catalog
        language = CatalogLanguage(asked: asked)
        tag = asked ?? ""
        code = language?.rawValue ?? String((asked ?? "").prefix { $0 != "-" })
    }

    var isEnglish: Bool { language == .english }

    func text(of movie: SandboxCatalog.Movie) -> SandboxCatalog.Translation? { movie.translations[tag] ?? language.flatMap(movie.text) }

    func title(of movie: SandboxCatalog.Movie) -> String {
        text(of: movie)?.title ?? (!isEnglish && movie.originalLanguage == code ? movie.originalTitle : movie.title)
    }

    func overview(of movie: SandboxCatalog.Movie) -> JSON { .string(text(of: movie)?.overview ?? "") }

    func text(of series: SandboxCatalog.Series) -> SandboxCatalog.Translation? {
        series.translations[tag] ?? language.flatMap(series.text)
    }

    func name(of series: SandboxCatalog.Series) -> String {
        text(of: series)?.title ?? (!isEnglish && series.originalLanguage == code ? series.originalName : series.name)
    }

    func overview(of series: SandboxCatalog.Series) -> JSON { .string(text(of: series)?.overview ?? "") }

    func name(of episode: SandboxCatalog.Episode) -> String {
        name(episode.name, episode.translations) { $0.episode(episode.number) }
    }

    func overview(of episode: SandboxCatalog.Episode) -> JSON {
        .string(isEnglish ? episode.overview : text(in: episode.translations)?.overview ?? "")
    }

    func name(of season: SandboxCatalog.Season) -> String {
        name(season.name, season.translations) { $0.season(season.number) }
    }

    /// Seasons have overviews in other languages only.
    func overview(of season: SandboxCatalog.Season) -> JSON { .string(isEnglish ? "" : text(in: season.translations)?.overview ?? "") }

    /// The name in the asked language. Where there is none, it is a generic one, as on TMDb; where no language has one, the English name.
    private func name(
        _ name: String, _ translations: [String: SandboxCatalog.Translation], generic: (CatalogLanguage) -> String
    ) -> String {
        guard !isEnglish, !translations.isEmpty else { return name }
        return text(in: translations)?.title ?? generic(language ?? .english)
    }

    private func text(in translations: [String: SandboxCatalog.Translation]) -> SandboxCatalog.Translation? {
        translations[tag] ?? language.flatMap { translations[$0.rawValue] }
    }

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

    /// The row of a movie in every list.
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

    /// The row of a series in every list.
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

extension [String: SandboxCatalog.Translation] {
    /// The rows of a list of translations that are not English, each language before its other regions.
    func rows(_ data: (SandboxCatalog.Translation) -> JSON) -> [JSON] {
        let texts = compactMap { tag, text in CatalogLanguage.known(tag).map { (language: $0.language, region: $0.region, text: text) } }
        return CatalogLanguage.allCases.flatMap { language in
            texts.filter { $0.language == language }
                .sorted { ($0.region == language.region ? "" : $0.region) < ($1.region == language.region ? "" : $1.region) }
                .map { language.translation(data($0.text), region: $0.region) }
        }
    }
}

extension SandboxCatalog.Translation {
    /// The English texts, which are in the title itself; nil when there are none.
    fileprivate static func english(_ overview: String, _ homepage: String) -> Self? {
        guard !overview.isEmpty || !homepage.isEmpty else { return nil }
        var text = Self()
        (text.overview, text.homepage) = (overview, homepage)
        return text
    }
}
