package import MarqueeDomain

/// A TV series as it stands in lists.
package struct TVSeriesDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let originCountries: Rows<String>?
    let overview: String?
    let firstAirDate: LooseDay?
    let posterPath: LooseImagePath?
    let backdropPath: LooseImagePath?
    let genreIDs: Rows<Int>?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: LooseInt?
    let adult: Bool?

    enum CodingKeys: String, CodingKey {
        case id, name, overview, popularity, adult
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case originCountries = "origin_country"
        case firstAirDate = "first_air_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}

extension TVSeriesDTO {
    package func adapted() -> TVSeries {
        adapted(genreIDs: genreIDs?.values ?? [])
    }

    func adapted(genreIDs: [Int]) -> TVSeries {
        var series = TVSeries(id: id, name: name)
        series.originalName = originalName ?? name
        series.originalLanguage = originalLanguage ?? ""
        series.originCountries = originCountries?.values ?? []
        series.overview = overview ?? ""
        series.firstAirDate = firstAirDate?.value
        series.posterPath = posterPath?.value
        series.backdropPath = backdropPath?.value
        series.genreIDs = genreIDs
        series.popularity = popularity ?? 0
        series.voteAverage = voteAverage ?? 0
        series.voteCount = voteCount?.value ?? 0
        series.isAdult = adult ?? false
        return series
    }
}
