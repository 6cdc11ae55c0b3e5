extension MovieUseCases {
    /// Reads the titles of a movie in other countries (<https://developer.themoviedb.org/reference/movie-alternative-titles>).
    public var alternativeTitles: Get<Movie.ID, [AlternativeTitle]> { Get(movies.alternativeTitles) }

    /// Reads the ids of a movie at other services (<https://developer.themoviedb.org/reference/movie-external-ids>).
    public var externalIDs: Get<Movie.ID, ExternalIDs> { Get(movies.externalIDs) }

    /// Reads the posters, backdrops and logos of a movie (<https://developer.themoviedb.org/reference/movie-images>).
    public var images: Get<Movie.ID, ImageSet> { Get(movies.images) }

    /// Reads the keywords of a movie (<https://developer.themoviedb.org/reference/movie-keywords>).
    public var keywords: Get<Movie.ID, [Keyword]> { Get(movies.keywords) }

    /// Reads the user lists that contain a movie, a page at a time (<https://developer.themoviedb.org/reference/movie-lists>).
    public var lists: Get<TitlePage, Page<MediaListSummary>> { Get(movies.lists) }

    /// Reads TMDb's recommendations to users who like a movie, a page at a time
    /// (<https://developer.themoviedb.org/reference/movie-recommendations>).
    public var recommendations: Get<TitlePage, Page<Movie>> { Get(movies.recommendations) }

    /// Reads the releases of a movie, by region (<https://developer.themoviedb.org/reference/movie-release-dates>).
    public var releaseDates: Get<Movie.ID, [Release]> { Get(movies.releaseDates) }

    /// Reads the releases of a movie in TMDb's older form: a row has one day and one certification, but no type
    /// (<https://developer.themoviedb.org/reference/movie-releases>).
    public var countryReleases: Get<Movie.ID, [CountryRelease]> { Get(movies.countryReleases) }

    /// Reads the reviews of a movie, a page at a time (<https://developer.themoviedb.org/reference/movie-reviews>).
    public var reviews: Get<TitlePage, Page<Review>> { Get(movies.reviews) }

    /// Reads movies with the same genres and keywords as a movie, a page at a time
    /// (<https://developer.themoviedb.org/reference/movie-similar>).
    public var similar: Get<TitlePage, Page<Movie>> { Get(movies.similar) }

    /// Reads the texts of a movie in all languages (<https://developer.themoviedb.org/reference/movie-translations>).
    public var translations: Get<Movie.ID, [Translation]> { Get(movies.translations) }

    /// Reads the trailers and other videos of a movie (<https://developer.themoviedb.org/reference/movie-videos>).
    public var videos: Get<Movie.ID, [Video]> { Get(movies.videos) }

    /// Reads the latest movie added to TMDb; most fields are empty (<https://developer.themoviedb.org/reference/movie-latest-id>).
    public var latest: Get<Void, MovieDetails> { Get(movies.latest) }

    /// Reads the providers that stream, rent or sell a movie, by country. A program that shows them must name JustWatch as the source
    /// (<https://developer.themoviedb.org/reference/movie-watch-providers>).
    public var watchProviders: Get<Movie.ID, WatchProviders> { Get(movies.watchProviders) }
}
