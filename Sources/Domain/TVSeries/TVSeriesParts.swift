extension TVSeriesUseCases {
    /// Reads the titles of a series in other countries (<https://developer.themoviedb.org/reference/tv-series-alternative-titles>).
    public var alternativeTitles: Get<TVSeries.ID, [AlternativeTitle]> { Get(series.alternativeTitles) }

    /// Reads the age ratings of a series, by country (<https://developer.themoviedb.org/reference/tv-series-content-ratings>).
    public var contentRatings: Get<TVSeries.ID, [ContentRating]> { Get(series.contentRatings) }

    /// Reads the cast and the crew of the latest season of a series (<https://developer.themoviedb.org/reference/tv-series-credits>).
    public var credits: Get<TVSeries.ID, Credits> { Get(series.credits) }

    /// Reads the other orders of the episodes of a series, such as that of its discs
    /// (<https://developer.themoviedb.org/reference/tv-series-episode-groups>).
    public var episodeGroups: Get<TVSeries.ID, [EpisodeGroup]> { Get(series.episodeGroups) }

    /// Reads the ids of a series at other services (<https://developer.themoviedb.org/reference/tv-series-external-ids>).
    public var externalIDs: Get<TVSeries.ID, ExternalIDs> { Get(series.externalIDs) }

    /// Reads the posters, backdrops and logos of a series (<https://developer.themoviedb.org/reference/tv-series-images>).
    public var images: Get<TVSeries.ID, ImageSet> { Get(series.images) }

    /// Reads the keywords of a series (<https://developer.themoviedb.org/reference/tv-series-keywords>).
    public var keywords: Get<TVSeries.ID, [Keyword]> { Get(series.keywords) }

    /// Reads the user lists that contain a series, a page at a time (<https://developer.themoviedb.org/reference/lists-copy>).
    public var lists: Get<TitlePage, Page<MediaListSummary>> { Get(series.lists) }

    /// Reads TMDb's recommendations to users who like a series, a page at a time
    /// (<https://developer.themoviedb.org/reference/tv-series-recommendations>).
    public var recommendations: Get<TitlePage, Page<TVSeries>> { Get(series.recommendations) }

    /// Reads the reviews of a series, a page at a time (<https://developer.themoviedb.org/reference/tv-series-reviews>).
    public var reviews: Get<TitlePage, Page<Review>> { Get(series.reviews) }

    /// Reads the episodes of a series that were screened in theaters
    /// (<https://developer.themoviedb.org/reference/tv-series-screened-theatrically>).
    public var screenedTheatrically: Get<TVSeries.ID, [ScreenedEpisode]> { Get(series.screenedTheatrically) }

    /// Reads series with the same genres and keywords as a series, a page at a time
    /// (<https://developer.themoviedb.org/reference/tv-series-similar>).
    public var similar: Get<TitlePage, Page<TVSeries>> { Get(series.similar) }

    /// Reads the texts of a series in all languages (<https://developer.themoviedb.org/reference/tv-series-translations>).
    public var translations: Get<TVSeries.ID, [Translation]> { Get(series.translations) }

    /// Reads the trailers and other videos of a series (<https://developer.themoviedb.org/reference/tv-series-videos>).
    public var videos: Get<TVSeries.ID, [Video]> { Get(series.videos) }

    /// Reads the latest series added to TMDb; most fields are empty (<https://developer.themoviedb.org/reference/tv-series-latest-id>).
    public var latest: Get<Void, TVSeriesDetails> { Get(series.latest) }

    /// Reads the providers that stream, rent or sell a series, by country. A program that shows them must name JustWatch as the source
    /// (<https://developer.themoviedb.org/reference/tv-series-watch-providers>).
    public var watchProviders: Get<TVSeries.ID, WatchProviders> { Get(series.watchProviders) }

    /// Reads the cast and the crew of all episodes of a series: each person once, with all roles or jobs.
    ///
    /// ``TVSeriesDetails/aggregateCredits`` are the same; ``TVSeriesDetails/credits`` are those of the latest season only.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-aggregate-credits>.
    public var aggregateCredits: Get<TVSeries.ID, AggregateCredits> { Get(series.aggregateCredits) }
}
