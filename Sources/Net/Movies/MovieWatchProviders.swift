extension Operations {
    static let movieWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/movie/{movie_id}/watch/providers", lifetime: .hours(4), audience: [])
}
