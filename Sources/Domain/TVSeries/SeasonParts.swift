extension SeasonUseCases {
    /// Reads the cast and the crew of all episodes of a season: each person once, with all roles or jobs
    /// (<https://developer.themoviedb.org/reference/tv-season-aggregate-credits>).
    public var aggregateCredits: Get<SeasonReference, AggregateCredits> { Get(seasons.aggregateCredits) }

    /// Reads the cast and the crew of a season (<https://developer.themoviedb.org/reference/tv-season-credits>).
    public var credits: Get<SeasonReference, Credits> { Get(seasons.credits) }

    /// Reads the ids of a season at other services (<https://developer.themoviedb.org/reference/tv-season-external-ids>).
    public var externalIDs: Get<SeasonReference, ExternalIDs> { Get(seasons.externalIDs) }

    /// Reads the posters of a season (<https://developer.themoviedb.org/reference/tv-season-images>).
    public var images: Get<SeasonReference, ImageSet> { Get(seasons.images) }

    /// Reads the texts of a season in all languages (<https://developer.themoviedb.org/reference/tv-season-translations>).
    public var translations: Get<SeasonReference, [Translation]> { Get(seasons.translations) }

    /// Reads the trailers and other videos of a season (<https://developer.themoviedb.org/reference/tv-season-videos>).
    public var videos: Get<SeasonReference, [Video]> { Get(seasons.videos) }

    /// Reads the providers that stream, rent or sell a season, by country
    /// (<https://developer.themoviedb.org/reference/tv-season-watch-providers>).
    public var watchProviders: Get<SeasonReference, WatchProviders> { Get(seasons.watchProviders) }
}
