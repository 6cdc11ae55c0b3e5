extension Operations {
    static let tvGenres = Operation<GenresDTO>(.get, "/3/genre/tv/list", lifetime: .hours(24))
}
