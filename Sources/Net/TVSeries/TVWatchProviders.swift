import MarqueeDomain

extension Endpoint<WatchProvidersDTO> {
    static func watchProviders(ofSeries id: TVSeries.ID) -> Self { Endpoint(Operations.tvWatchProviders, "series_id", of: .tv(id)) }
}
