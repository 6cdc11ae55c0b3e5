extension LibraryUseCases {
    /// Reads what the person, or the guest, rated all episodes of a season, with the changes not yet sent.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-season-account-states>.
    public var episodeRatings: Get<SeasonReference, [EpisodeRating]> { Get(library.episodeRatings) }
}
