/// What the `language` of a request makes of the catalog's texts. As on TMDb, only titles fall back.
struct Wording: Sendable {
    private let code: String
    private let language: CatalogLanguage?

    init(_ asked: String?) {
        language = CatalogLanguage(asked: asked)
        code = language?.rawValue ?? String((asked ?? "").prefix { $0 != "-" })
    }

    var isEnglish: Bool { language == .english }

    func text(of movie: CatalogMovie) -> CatalogText? { language?.texts[movie.id] }

    func title(of movie: CatalogMovie) -> String {
        text(of: movie)?.title ?? (movie.originalLanguage == code ? movie.originalTitle : movie.title)
    }

    func overview(of movie: CatalogMovie) -> JSON { .string(text(of: movie)?.overview ?? "") }

    func text(of series: CatalogSeries) -> CatalogText? { language?.seriesTexts[series.id] }

    func name(of series: CatalogSeries) -> String {
        text(of: series)?.title ?? (series.originalLanguage == code ? series.originalName : series.name)
    }

    func overview(of series: CatalogSeries) -> JSON { .string(text(of: series)?.overview ?? "") }

    /// Episodes have a text in English and in no other language.
    func overview(of episode: CatalogEpisode) -> JSON { .string(isEnglish ? episode.overview : "") }

    var movieGenres: JSON { Self.genres(Catalog.genres(in: language)) }
    var seriesGenres: JSON { Self.genres(Catalog.seriesGenres(in: language)) }

    func genres(of movie: CatalogMovie) -> JSON {
        Self.genres(Catalog.genres(in: language).filter { movie.genres.contains($0.id) })
    }

    func genres(of series: CatalogSeries) -> JSON {
        Self.genres(Catalog.seriesGenres(in: language).filter { series.genres.contains($0.id) })
    }

    private static func genres(_ genres: [(id: Int, name: String)]) -> JSON {
        .array(genres.map { ["id": .integer($0.id), "name": .string($0.name)] })
    }
}

extension CatalogMovie {
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
            "title": .string(wording.title(of: self)),
            "video": false,
            "vote_average": .number(voteAverage),
            "vote_count": .integer(voteCount),
        ]
    }
}

extension CatalogSeries {
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
            "vote_average": .number(voteAverage),
            "vote_count": .integer(voteCount),
        ]
    }
}
