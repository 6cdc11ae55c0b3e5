extension Operations {
    static let tvWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/tv/{series_id}/watch/providers", lifetime: .hours(4), audience: [])
}
