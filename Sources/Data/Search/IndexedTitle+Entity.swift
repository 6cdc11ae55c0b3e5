import MarqueeDomain

extension IndexedTitle {
    /// As much of a movie as the index knows.
    var movie: Movie {
        var movie = Movie(id: reference.id, title: title)
        movie.originalTitle = originalTitle
        movie.overview = overview
        movie.releaseDate = released
        movie.posterPath = posterPath
        movie.popularity = popularity
        movie.isAdult = isAdult
        movie.isVideo = isVideo
        return movie
    }

    /// As much of a series as the index knows.
    var series: TVSeries {
        var series = TVSeries(id: reference.id, name: title)
        series.originalName = originalTitle
        series.overview = overview
        series.firstAirDate = released
        series.posterPath = posterPath
        series.popularity = popularity
        series.isAdult = isAdult
        return series
    }
}
