import MarqueeDomain

/// A TV series, as in lists: a class like ``MovieDTO``.
final class TVSeriesDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let originCountry: [String]?
    let overview: String?
    let firstAirDate: Day?
    let posterPath: ImagePath?
    let backdropPath: ImagePath?
    let genreIDs: [Int]?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let adult: Bool?
    let softcore: Bool?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        originalName = row.optional("original_name")
        originalLanguage = row.optional("original_language")
        originCountry = row.optional("origin_country")
        overview = row.optional("overview")
        firstAirDate = row.optional("first_air_date")
        posterPath = row.optional("poster_path")
        backdropPath = row.optional("backdrop_path")
        genreIDs = row.optional("genre_ids")
        popularity = row.optional("popularity")
        voteAverage = row.optional("vote_average")
        voteCount = row.optional("vote_count")
        adult = row.optional("adult")
        softcore = row.optional("softcore")
    }
}

extension TVSeriesDTO {
    @inline(__always)
    func adapted() -> TVSeries {
        var series = TVSeries(id: id, name: name)
        fill(&series)
        return series
    }

    /// A function of its own, because the compiler copies an entity once more that is filled where it is returned.
    @inline(__always)
    private func fill(_ series: inout TVSeries) {
        series.originalName = originalName ?? name
        series.originalLanguage = originalLanguage ?? ""
        series.originCountries = originCountry ?? []
        series.overview = overview ?? ""
        series.firstAirDate = firstAirDate
        series.posterPath = posterPath
        series.backdropPath = backdropPath
        series.genreIDs = genreIDs ?? []
        series.popularity = popularity ?? 0
        series.voteAverage = voteAverage.voteOrZero
        series.voteCount = voteCount.countOrZero
        series.isAdult = adult ?? false
        series.isSoftcore = softcore ?? false
    }
}

extension TVSeries: TitleBearing {
    static func visitOwn(_ items: [Self], by visitor: TitleVisitor) -> Bool {
        for index in items.indices { visitor.visit(.tv(items[index].id), in: items[index].originalLanguage) }
        return true
    }

    func visitTitles(_ visitor: TitleVisitor) { visitor.visit(self) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&self) }
}
