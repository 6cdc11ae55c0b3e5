package import MarqueeDomain

/// A movie as it stands in lists.
package struct MovieDTO: DTO {
    let id: Int
    let title: String
    let originalTitle: String?
    let originalLanguage: String?
    let overview: String?
    let releaseDate: LooseDay?
    let posterPath: LooseImagePath?
    let backdropPath: LooseImagePath?
    let genreIDs: Rows<Int>?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: LooseInt?
    let adult: Bool?

    enum CodingKeys: String, CodingKey {
        case id, title, overview, popularity, adult
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}

extension MovieDTO {
    package func adapted() -> Movie {
        adapted(genreIDs: genreIDs?.values ?? [])
    }

    func adapted(genreIDs: [Int]) -> Movie {
        var movie = Movie(id: id, title: title)
        movie.originalTitle = originalTitle ?? title
        movie.originalLanguage = originalLanguage ?? ""
        movie.overview = overview ?? ""
        movie.releaseDate = releaseDate?.value
        movie.posterPath = posterPath?.value
        movie.backdropPath = backdropPath?.value
        movie.genreIDs = genreIDs
        movie.popularity = popularity ?? 0
        movie.voteAverage = voteAverage ?? 0
        movie.voteCount = voteCount?.value ?? 0
        movie.isAdult = adult ?? false
        return movie
    }
}
