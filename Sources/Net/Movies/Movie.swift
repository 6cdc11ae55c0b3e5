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
        Movie(
            id: id, title: title, originalTitle: originalTitle ?? title, originalLanguage: originalLanguage ?? "",
            overview: overview ?? "", releaseDate: releaseDate?.value, posterPath: posterPath?.value, backdropPath: backdropPath?.value,
            genreIDs: genreIDs, popularity: popularity ?? 0, voteAverage: voteAverage ?? 0, voteCount: voteCount?.value ?? 0,
            isAdult: adult ?? false)
    }
}
