import MarqueeData
import MarqueeDomain

extension Operations {
    static let sortedFavoriteMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/4/account/{account_object_id}/movie/favorites", lifetime: .minutes(5), isPrivate: true)
    static let sortedFavoriteTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/4/account/{account_object_id}/tv/favorites", lifetime: .minutes(5), isPrivate: true)
    static let sortedWatchlistMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/4/account/{account_object_id}/movie/watchlist", lifetime: .minutes(5), isPrivate: true)
    static let sortedWatchlistTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/4/account/{account_object_id}/tv/watchlist", lifetime: .minutes(5), isPrivate: true)
    static let sortedRatedMovies = Operation<PageDTO<AccountRatedDTO<MovieDTO>>>(
        .get, "/4/account/{account_object_id}/movie/rated", lifetime: .minutes(5), isPrivate: true)
    static let sortedRatedTV = Operation<PageDTO<AccountRatedDTO<TVSeriesDTO>>>(
        .get, "/4/account/{account_object_id}/tv/rated", lifetime: .minutes(5), isPrivate: true)
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func sortedFavoriteMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        sorted(Operations.sortedFavoriteMovies, page, as: user)
    }

    static func sortedWatchlistMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        sorted(Operations.sortedWatchlistMovies, page, as: user)
    }
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func sortedFavoriteTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        sorted(Operations.sortedFavoriteTV, page, as: user)
    }

    static func sortedWatchlistTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        sorted(Operations.sortedWatchlistTV, page, as: user)
    }
}

extension Endpoint where Answer == PageDTO<AccountRatedDTO<MovieDTO>> {
    static func sortedRatedMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        sorted(Operations.sortedRatedMovies, page, as: user)
    }
}

extension Endpoint where Answer == PageDTO<AccountRatedDTO<TVSeriesDTO>> {
    static func sortedRatedTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        sorted(Operations.sortedRatedTV, page, as: user)
    }
}

extension Endpoint {
    private static func sorted(_ operation: Operation<Answer>, _ page: SortedShelfPage, as user: UserAuthorization) -> Self {
        let isTV = operation.route.template.contains("/tv/")
        return Endpoint(operation, page: page.page, query: ["sort_by": page.sortBy.wireText(isTV: isTV)], as: .userToken(user))
    }
}

extension Sorting<ShelfSortKey> {
    /// The order in the query; series have other words for the day and the title.
    fileprivate func wireText(isTV: Bool) -> String {
        let words: [ShelfSortKey: String] = isTV ? [.releaseDate: "first_air_date", .title: "name"] : [:]
        return (words[key] ?? key.rawValue) + (isAscending ? ".asc" : ".desc")
    }
}
