import MarqueeData
import MarqueeDomain

extension Operations {
    static let episode = Operation<EpisodeDetailsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}", lifetime: .hours(4),
        audience: [.language, .imageLanguage, .videoLanguage])
}

extension Endpoint<EpisodeDetailsDTO> {
    static func episode(
        _ episode: EpisodeReference, including parts: Set<EpisodePart> = EpisodePart.standard, as user: UserAuthorization? = nil
    ) -> Self {
        Endpoint(Operations.episode, of: .tv(episode.series), including: parts, as: user, path: episode.path)
    }
}

extension EpisodeReference {
    /// The path values of an episode, for all requests about it.
    func path() throws(MarqueeError) -> [String: PathValue] {
        [
            "series_id": try PathValue(series), "season_number": try PathValue(number: season),
            "episode_number": try PathValue(number: number),
        ]
    }
}

/// An episode with its parts. Crew and guest stars are in the answer itself, the cast of the season in the appended credits.
struct EpisodeDetailsDTO: DTO {
    let episode: EpisodeDTO
    let credits: EpisodeCreditsDTO?
    let videos: VideosDTO?
    let images: StillsDTO?
    let externalIDs: ExternalIDsDTO?
    let translations: TranslationsDTO?
    let accountStates: MarksDTO?

    init(_ row: TapeRow) throws {
        episode = try EpisodeDTO(row)
        credits = row.optional("credits")
        videos = row.optional("videos")
        images = row.optional("images")
        externalIDs = row.optional("external_ids")
        translations = row.optional("translations")
        accountStates = row.optional("account_states")
    }
}

extension EpisodeDetailsDTO {
    func adapted() -> EpisodeDetails {
        var details = EpisodeDetails(episode: episode.adapted())
        details.credits = credits.map {
            var credits = EpisodeCredits()
            (credits.cast, credits.guestStars, credits.crew) = ($0.cast.adapted(), details.guestStars, details.crew)
            return credits
        }
        details.images = images?.adapted()
        details.videos = videos?.adapted()
        details.externalIDs = externalIDs?.adapted()
        details.translations = translations?.adapted()
        details.accountStates = accountStates?.adapted().marks
        return details
    }
}
