import MarqueeDomain

extension Operations {
    static let seasonAggregateCredits = Operation<TVCreditsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/aggregate_credits", lifetime: .hours(4))
    static let seasonCredits = Operation<CreditsDTO>(.get, "/3/tv/{series_id}/season/{season_number}/credits", lifetime: .hours(4))
    static let seasonExternalIDs = Operation<ExternalIDsAnswerDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/external_ids", lifetime: .hours(4), audience: [])
    static let seasonImages = Operation<ImageSetDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/images", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let seasonTranslations = Operation<TranslationsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/translations", lifetime: .hours(4), audience: [])
    static let seasonVideos = Operation<VideosDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/videos", lifetime: .hours(4), audience: [.language, .videoLanguage])
    static let seasonWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/watch/providers", lifetime: .hours(4), audience: [])
}
