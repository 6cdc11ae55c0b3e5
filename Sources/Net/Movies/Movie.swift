import MarqueeDomain

/// A movie, as in lists: a class, because a struct of so many fields is copied where it is returned, and lists have many.
final class MovieDTO: DTO {
    let id: Int
    let title: String
    let originalTitle: String?
    let originalLanguage: String?
    let overview: String?
    let releaseDate: Day?
    let posterPath: ImagePath?
    let backdropPath: ImagePath?
    let genreIDs: [Int]?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let adult: Bool?
    let softcore: Bool?
    let video: Bool?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        title = try row.required("title")
        originalTitle = row.optional("original_title")
        originalLanguage = row.optional("original_language")
        overview = row.optional("overview")
        releaseDate = row.optional("release_date")
        posterPath = row.optional("poster_path")
        backdropPath = row.optional("backdrop_path")
        genreIDs = row.optional("genre_ids")
        popularity = row.optional("popularity")
        voteAverage = row.optional("vote_average")
        voteCount = row.optional("vote_count")
        adult = row.optional("adult")
        softcore = row.optional("softcore")
        video = row.optional("video")
    }
}

extension MovieDTO {
    @inline(__always)
    func adapted() -> Movie {
        var movie = Movie(id: id, title: title)
        fill(&movie)
        return movie
    }

    /// A function of its own, because the compiler copies an entity once more that is filled where it is returned.
    @inline(__always)
    private func fill(_ movie: inout Movie) {
        movie.originalTitle = originalTitle ?? title
        movie.originalLanguage = originalLanguage ?? ""
        movie.overview = overview ?? ""
        movie.releaseDate = releaseDate
        movie.posterPath = posterPath
        movie.backdropPath = backdropPath
        movie.genreIDs = genreIDs ?? []
        movie.popularity = popularity ?? 0
        movie.voteAverage = voteAverage.voteOrZero
        movie.voteCount = voteCount.countOrZero
        movie.isAdult = adult ?? false
        movie.isSoftcore = softcore ?? false
        movie.isVideo = video ?? false
    }
}

extension Movie: TitleBearing {
    static func visitOwn(_ items: [Self], by visitor: TitleVisitor) -> Bool {
        for index in items.indices { visitor.visit(.movie(items[index].id), in: items[index].originalLanguage) }
        return true
    }

    func visitTitles(_ visitor: TitleVisitor) { visitor.visit(self) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&self) }
}
