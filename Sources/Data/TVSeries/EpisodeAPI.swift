public import MarqueeDomain

/// The reads of parts of episodes from a server. The protocol may gain requirements in a minor version.
public protocol EpisodeAPI: Sendable {
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits`
    func credits(of episode: EpisodeReference) -> Remote<EpisodeCredits>
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids`
    func externalIDs(of episode: EpisodeReference) -> Remote<ExternalIDs>
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images`
    func images(of episode: EpisodeReference) -> Remote<ImageSet>
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations`
    func translations(of episode: EpisodeReference) -> Remote<[Translation]>
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/videos`
    func videos(of episode: EpisodeReference) -> Remote<[Video]>
}
