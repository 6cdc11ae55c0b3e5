import MarqueeDomain

extension Operations {
    static let searchMovies = Operation<PageDTO<FoundMovieDTO>>(
        .get, "/3/search/movie", lifetime: .hours(1), audience: [.language, .region, .adult])
}

extension Endpoint where Answer == PageDTO<FoundMovieDTO> {
    static func searchMovies(_ search: MovieSearch) -> Self {
        var query = ["query": search.text]
        query["year"] = search.year.map(String.init)
        query["primary_release_year"] = search.primaryReleaseYear.map(String.init)
        query["region"] = search.region
        query["include_adult"] = search.includesAdult.map(String.init)
        return Endpoint(Operations.searchMovies, page: search.page, query: query)
    }
}

/// A movie that a search found. TMDb sends collections among the movies: a collection names its kind, or has neither genres nor a day. Its id
/// is the id of another movie, so it is left out.
struct FoundMovieDTO: DTO {
    let movie: MovieDTO

    init(_ row: TapeRow) throws {
        if let kind = row.knownText("media_type"), kind != "movie" { throw UnknownForm() }
        movie = try MovieDTO(row)
        if !row.has("genre_ids"), !row.has("release_date") { throw UnknownForm() }
    }
}

extension FoundMovieDTO {
    func adapted() -> Movie { movie.adapted() }
}
