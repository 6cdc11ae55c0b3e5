import MarqueeDomain

extension LibraryUseCases {
    /// Sets a mark with the use case of its kind.
    func set(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks {
        switch value {
        case .favorite(let isSet): try await setFavorite(item, isSet)
        case .watchlist(let isSet): try await setWatchlist(item, isSet)
        case .rating(let rating?): try await rate(item, rating.value)
        case .rating(nil): try await removeRating(item)
        }
    }
}
