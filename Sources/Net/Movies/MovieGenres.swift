extension Operations {
    static let movieGenres = Operation<GenresDTO>(.get, "/3/genre/movie/list", lifetime: .hours(24))
}
