import MarqueeDomain

extension Operations {
    static let movieAlternativeTitles = Operation<MovieAlternativeTitlesDTO>(
        .get, "/3/movie/{movie_id}/alternative_titles", lifetime: .hours(4), audience: [])
    static let movieExternalIDs = Operation<ExternalIDsAnswerDTO>(
        .get, "/3/movie/{movie_id}/external_ids", lifetime: .hours(4), audience: [])
    static let movieImages = Operation<ImageSetDTO>(
        .get, "/3/movie/{movie_id}/images", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let movieKeywords = Operation<MovieKeywordsDTO>(.get, "/3/movie/{movie_id}/keywords", lifetime: .hours(4), audience: [])
    static let movieLists = Operation<PageDTO<MediaListSummaryDTO>>(.get, "/3/movie/{movie_id}/lists", lifetime: .hours(1))
    static let movieRecommendations = Operation<PageDTO<MovieDTO>>(.get, "/3/movie/{movie_id}/recommendations", lifetime: .hours(4))
    static let movieReleaseDates = Operation<ReleasesDTO>(.get, "/3/movie/{movie_id}/release_dates", lifetime: .hours(4), audience: [])
    static let movieReleases = Operation<CountryReleasesDTO>(.get, "/3/movie/{movie_id}/releases", lifetime: .hours(4), audience: [])
    static let movieReviews = Operation<PageDTO<ReviewDTO>>(.get, "/3/movie/{movie_id}/reviews", lifetime: .hours(1))
    static let similarMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/movie/{movie_id}/similar", lifetime: .hours(4))
    static let movieTranslations = Operation<TranslationsDTO>(.get, "/3/movie/{movie_id}/translations", lifetime: .hours(4), audience: [])
    static let movieVideos = Operation<VideosDTO>(
        .get, "/3/movie/{movie_id}/videos", lifetime: .hours(4), audience: [.language, .videoLanguage])
    static let latestMovie = Operation<MovieDetailsDTO>(.get, "/3/movie/latest", lifetime: .minutes(1), audience: [])
    static let movieGenres = Operation<GenresDTO>(.get, "/3/genre/movie/list", lifetime: .hours(24))
    static let movieWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/movie/{movie_id}/watch/providers", lifetime: .hours(4), audience: [])
}
