extension LibraryUseCases {
    /// Reads the ratings of all episodes of a season, of an account or a guest, including unsent changes.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-season-account-states>.
    public var episodeRatings: Get<SeasonReference, [EpisodeRating]> { Get(library.episodeRatings) }
}
