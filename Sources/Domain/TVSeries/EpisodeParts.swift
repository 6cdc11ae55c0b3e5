extension EpisodeUseCases {
    /// Reads the cast of the season, the guest stars and the crew of an episode
    /// (<https://developer.themoviedb.org/reference/tv-episode-credits>).
    public var credits: Get<EpisodeReference, EpisodeCredits> { Get(episodes.credits) }

    /// Reads the ids of an episode at other services (<https://developer.themoviedb.org/reference/tv-episode-external-ids>).
    public var externalIDs: Get<EpisodeReference, ExternalIDs> { Get(episodes.externalIDs) }

    /// Reads the still images of an episode (<https://developer.themoviedb.org/reference/tv-episode-images>).
    public var images: Get<EpisodeReference, ImageSet> { Get(episodes.images) }

    /// Reads the texts of an episode in all languages (<https://developer.themoviedb.org/reference/tv-episode-translations>).
    public var translations: Get<EpisodeReference, [Translation]> { Get(episodes.translations) }

    /// Reads the trailers and other videos of an episode (<https://developer.themoviedb.org/reference/tv-episode-videos>).
    public var videos: Get<EpisodeReference, [Video]> { Get(episodes.videos) }
}
