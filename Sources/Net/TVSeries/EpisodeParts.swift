import MarqueeDomain

extension Operations {
    static let episodeCredits = Operation<EpisodeCreditsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits", lifetime: .hours(4))
    static let episodeExternalIDs = Operation<ExternalIDsAnswerDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids", lifetime: .hours(4), audience: [])
    static let episodeImages = Operation<StillsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images", lifetime: .hours(4), audience: [.imageLanguage])
    static let episodeTranslations = Operation<TranslationsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations", lifetime: .hours(4), audience: [])
    static let episodeVideos = Operation<VideosDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/videos", lifetime: .hours(4),
        audience: [.language, .videoLanguage])
}
