public import MarqueeDomain

extension Movie {
    /// Star Wars, with a neutral text as its overview.
    public static var sample: Movie {
        var movie = Movie(id: 11, title: "Star Wars")
        movie.originalLanguage = "en"
        movie.overview = "The overview of a sample."
        movie.releaseDate = Day(year: 1977, month: 5, day: 25)
        movie.posterPath = ImagePath("/6FfCtAuVAW8XJjZ7eWeLibRLWTw.jpg")
        movie.backdropPath = ImagePath("/2w4xG178RpB4MDAIfTkqAuSJzec.jpg")
        movie.genreIDs = Genre.samples.map(\.id)
        movie.popularity = 20.6912
        movie.voteAverage = 8.2
        movie.voteCount = 22_061
        return movie
    }
}

extension MovieDetails {
    /// The details of ``Movie/sample``, without parts.
    public static var sample: MovieDetails {
        var details = MovieDetails(movie: .sample)
        details.status = .released
        details.runtime = 121
        details.budget = 11_000_000
        details.revenue = 775_398_007
        details.imdbID = "tt0076759"
        details.genres = Genre.samples
        details.collection = .sample
        details.originCountries = ["US"]
        return details
    }
}

extension MovieCollection {
    /// The collection of ``Movie/sample``.
    public static var sample: MovieCollection { MovieCollection(id: 10, name: "Star Wars Collection") }
}

extension Genre {
    /// The genres of ``Movie/sample``.
    public static var samples: [Genre] {
        [Genre(id: 12, name: "Adventure"), Genre(id: 28, name: "Action"), Genre(id: 878, name: "Science Fiction")]
    }
}
