/// What the `language` of a request makes of the catalog's texts. As on TMDb, only titles fall back.
struct Wording: Sendable {
    private let code: String
    private let language: CatalogLanguage?

    init(_ asked: String?) {
        language = CatalogLanguage(asked: asked)
        code = language?.rawValue ?? String((asked ?? "").prefix { $0 != "-" })
    }

    func text(of movie: CatalogMovie) -> CatalogText? { language?.texts[movie.id] }

    func title(of movie: CatalogMovie) -> String {
        text(of: movie)?.title ?? (movie.originalLanguage == code ? movie.originalTitle : movie.title)
    }

    func overview(of movie: CatalogMovie) -> JSON { .string(text(of: movie)?.overview ?? "") }

    var genres: JSON { genres { _ in true } }

    func genres(of movie: CatalogMovie) -> JSON { genres(movie.genres.contains) }

    private func genres(_ isWanted: (Int) -> Bool) -> JSON {
        .array(
            Catalog.genres(in: language).filter { isWanted($0.id) }.map { ["id": .integer($0.id), "name": .string($0.name)] })
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
