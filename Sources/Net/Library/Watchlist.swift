import MarqueeData
import MarqueeDomain

extension Operations {
    static let setWatchlist = Operation<StatusDTO>(.post, "/3/account/{account_id}/watchlist", isIdempotent: true)
    static let watchlistMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/account/{account_id}/watchlist/movies", lifetime: .minutes(5), isPrivate: true)
    static let watchlistTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/3/account/{account_id}/watchlist/tv", lifetime: .minutes(5), isPrivate: true)
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func watchlistMovies(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        Endpoint(Operations.watchlistMovies, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func watchlistTV(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        Endpoint(Operations.watchlistTV, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint<StatusDTO> {
    static func set(watchlist isOnWatchlist: Bool, on item: Markable, as user: UserAuthorization) -> Self {
        Endpoint(
            Operations.setWatchlist,
            body: WatchlistBody(mediaType: item.title.kind.rawValue, mediaID: item.title.id, watchlist: isOnWatchlist), as: .account(user),
            path: item.path)
    }
}

private struct WatchlistBody: Encodable {
    let mediaType: String
    let mediaID: Int
    let watchlist: Bool

    enum CodingKeys: String, CodingKey {
        case watchlist
        case mediaType = "media_type"
        case mediaID = "media_id"
    }
}
