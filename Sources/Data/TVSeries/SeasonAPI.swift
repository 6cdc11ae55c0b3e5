public import MarqueeDomain

/// The reads of parts of seasons from a server. The protocol may gain requirements in a minor version.
public protocol SeasonAPI: Sendable {
    /// `GET /3/tv/{series_id}/season/{season_number}/aggregate_credits`
    func aggregateCredits(of season: SeasonReference) -> Remote<AggregateCredits>
    /// `GET /3/tv/{series_id}/season/{season_number}/credits`
    func credits(of season: SeasonReference) -> Remote<Credits>
    /// `GET /3/tv/{series_id}/season/{season_number}/external_ids`
    func externalIDs(of season: SeasonReference) -> Remote<ExternalIDs>
    /// `GET /3/tv/{series_id}/season/{season_number}/images`
    func images(of season: SeasonReference) -> Remote<ImageSet>
    /// `GET /3/tv/{series_id}/season/{season_number}/translations`
    func translations(of season: SeasonReference) -> Remote<[Translation]>
    /// `GET /3/tv/{series_id}/season/{season_number}/videos`
    func videos(of season: SeasonReference) -> Remote<[Video]>
    /// `GET /3/tv/{series_id}/season/{season_number}/watch/providers`
    func watchProviders(of season: SeasonReference) -> Remote<WatchProviders>
}
