import MarqueeDomain

extension IndexedTitle {
    /// As much of a movie as the index knows.
    var movie: Movie {
        Movie(
            id: reference.id, title: title, originalTitle: originalTitle, overview: overview, releaseDate: released,
            posterPath: posterPath, popularity: popularity)
    }

    /// As much of a series as the index knows.
    var series: TVSeries {
        TVSeries(
            id: reference.id, name: title, originalName: originalTitle, overview: overview, firstAirDate: released,
            posterPath: posterPath, popularity: popularity)
    }
}
