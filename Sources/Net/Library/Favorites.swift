import MarqueeData
import MarqueeDomain

extension Operations {
    static let setFavorite = Operation<StatusDTO>(.post, "/3/account/{account_id}/favorite", isIdempotent: true)
    static let favoriteMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/account/{account_id}/favorite/movies", lifetime: .minutes(5), isPrivate: true)
    static let favoriteTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/3/account/{account_id}/favorite/tv", lifetime: .minutes(5), isPrivate: true)
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func favoriteMovies(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        Endpoint(Operations.favoriteMovies, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func favoriteTV(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        Endpoint(Operations.favoriteTV, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint<StatusDTO> {
    static func set(favorite isFavorite: Bool, on item: Markable, as user: UserAuthorization) -> Self {
        Endpoint(
            Operations.setFavorite,
            body: FavoriteBody(mediaType: item.title.kind.rawValue, mediaID: item.title.id, favorite: isFavorite), as: .account(user),
            path: item.path)
    }
}

private struct FavoriteBody: Encodable {
    let mediaType: String
    let mediaID: Int
    let favorite: Bool

    enum CodingKeys: String, CodingKey {
        case favorite
        case mediaType = "media_type"
        case mediaID = "media_id"
    }
}

extension ShelfPage {
    /// The sort order in the query of a shelf.
    var query: [String: String] { ["sort_by": order.rawValue] }
}
