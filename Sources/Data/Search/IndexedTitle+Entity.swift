package import MarqueeDomain

extension IndexedTitle {
    /// As much of a movie as the index knows.
    var movie: Movie {
        var movie = Movie(id: reference.id, title: title)
        movie.originalTitle = originalTitle
        movie.overview = overview
        movie.releaseDate = released
        movie.posterPath = posterPath
        movie.backdropPath = backdropPath
        movie.genreIDs = genreIDs
        movie.voteAverage = voteAverage
        movie.voteCount = voteCount
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
        series.backdropPath = backdropPath
        series.genreIDs = genreIDs
        series.voteAverage = voteAverage
        series.voteCount = voteCount
        series.popularity = popularity
        series.isAdult = isAdult
        return series
    }

    /// As much of a person as the catalog knows.
    var person: Person {
        var person = Person(id: reference.id, name: title)
        person.isAdult = isAdult
        return person
    }

    /// The title as a suggestion.
    package var suggestion: SuggestedTitle {
        var suggestion = SuggestedTitle(reference: reference, title: title)
        suggestion.year = released?.year
        return suggestion
    }

    /// The title as a row of a list, with the language of texts that are in another one; nil for a kind that is not indexed.
    func preview(in language: String) -> MediaItem? {
        switch reference.kind {
        case .movie:
            var movie = movie
            movie.textLanguages = textLanguages(of: .title, unless: language)
            return .movie(movie)
        case .tv:
            var series = series
            series.textLanguages = textLanguages(of: .name, unless: language)
            return .tv(series)
        default: return nil
        }
    }

    private func textLanguages(of title: TextField, unless language: String) -> [TextField: String]? {
        guard !isAlias, !LanguageEquivalence.areEquivalent(self.language, language) else { return nil }
        return overview.isEmpty ? [title: self.language] : [title: self.language, .overview: self.language]
    }
}

extension IndexedTitle {
    /// A movie of a list, in the language of the list.
    package init(_ movie: Movie, server: String, language: String) {
        self.init(
            server: server, reference: movie.reference, language: language, title: movie.title, originalTitle: movie.originalTitle,
            overview: movie.overview, released: movie.releaseDate, popularity: movie.popularity, posterPath: movie.posterPath,
            isAdult: movie.isAdult, isVideo: movie.isVideo)
        (backdropPath, genreIDs) = (movie.backdropPath, movie.genreIDs)
        (voteAverage, voteCount) = (movie.voteAverage, movie.voteCount)
    }

    /// A series of a list, in the language of the list.
    package init(_ series: TVSeries, server: String, language: String) {
        self.init(
            server: server, reference: series.reference, language: language, title: series.name, originalTitle: series.originalName,
            overview: series.overview, released: series.firstAirDate, popularity: series.popularity, posterPath: series.posterPath,
            isAdult: series.isAdult)
        (backdropPath, genreIDs) = (series.backdropPath, series.genreIDs)
        (voteAverage, voteCount) = (series.voteAverage, series.voteCount)
    }
}
