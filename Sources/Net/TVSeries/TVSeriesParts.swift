import MarqueeDomain

extension Operations {
    static let tvAlternativeTitles = Operation<TVAlternativeTitlesDTO>(
        .get, "/3/tv/{series_id}/alternative_titles", lifetime: .hours(4), audience: [])
    static let tvContentRatings = Operation<ContentRatingsDTO>(.get, "/3/tv/{series_id}/content_ratings", lifetime: .hours(4), audience: [])
    static let tvLatestSeasonCredits = Operation<CreditsDTO>(.get, "/3/tv/{series_id}/credits", lifetime: .hours(4))
    static let tvEpisodeGroups = Operation<EpisodeGroupsDTO>(.get, "/3/tv/{series_id}/episode_groups", lifetime: .hours(4), audience: [])
    static let tvExternalIDs = Operation<ExternalIDsAnswerDTO>(.get, "/3/tv/{series_id}/external_ids", lifetime: .hours(4), audience: [])
    static let tvImages = Operation<ImageSetDTO>(
        .get, "/3/tv/{series_id}/images", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let tvKeywords = Operation<TVKeywordsDTO>(.get, "/3/tv/{series_id}/keywords", lifetime: .hours(4), audience: [])
    static let tvLists = Operation<PageDTO<MediaListSummaryDTO>>(.get, "/3/tv/{series_id}/lists", lifetime: .hours(1))
    static let tvRecommendations = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/{series_id}/recommendations", lifetime: .hours(4))
    static let tvReviews = Operation<PageDTO<ReviewDTO>>(.get, "/3/tv/{series_id}/reviews", lifetime: .hours(1))
    static let tvScreenedTheatrically = Operation<ScreenedEpisodesDTO>(
        .get, "/3/tv/{series_id}/screened_theatrically", lifetime: .hours(4), audience: [])
    static let similarTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/{series_id}/similar", lifetime: .hours(4))
    static let tvTranslations = Operation<TranslationsDTO>(.get, "/3/tv/{series_id}/translations", lifetime: .hours(4), audience: [])
    static let tvVideos = Operation<VideosDTO>(
        .get, "/3/tv/{series_id}/videos", lifetime: .hours(4), audience: [.language, .videoLanguage])
    static let latestTV = Operation<TVSeriesDetailsDTO>(.get, "/3/tv/latest", lifetime: .minutes(1), audience: [])
    static let tvGenres = Operation<GenresDTO>(.get, "/3/genre/tv/list", lifetime: .hours(24))
    static let tvWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/tv/{series_id}/watch/providers", lifetime: .hours(4), audience: [])
}
