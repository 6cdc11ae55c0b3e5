/// The operations of accounts, by method and path.
enum AccountRoute: String, CaseIterable, Sendable {
    // MARK: Signing in and out
    case newToken = "GET /3/authentication/token/new"
    case signIn = "POST /3/authentication/token/validate_with_login"
    case newSession = "POST /3/authentication/session/new"
    case newSessionByGet = "GET /3/authentication/session/new"
    case convertToken = "POST /3/authentication/session/convert/4"
    case deleteSession = "DELETE /3/authentication/session"
    case newGuestSession = "GET /3/authentication/guest_session/new"
    case newRequestToken = "POST /4/auth/request_token"
    case newAccessToken = "POST /4/auth/access_token"
    case deleteAccessToken = "DELETE /4/auth/access_token"

    // MARK: The account
    case currentAccount = "GET /3/account"
    case account = "GET /3/account/*"
    case setFavorite = "POST /3/account/*/favorite"
    case setWatchlist = "POST /3/account/*/watchlist"
    case favoriteMovies = "GET /3/account/*/favorite/movies"
    case favoriteSeries = "GET /3/account/*/favorite/tv"
    case watchlistMovies = "GET /3/account/*/watchlist/movies"
    case watchlistSeries = "GET /3/account/*/watchlist/tv"
    case ratedMovies = "GET /3/account/*/rated/movies"
    case ratedSeries = "GET /3/account/*/rated/tv"
    case ratedEpisodes = "GET /3/account/*/rated/tv/episodes"
    case guestRatedMovies = "GET /3/guest_session/*/rated/movies"
    case guestRatedSeries = "GET /3/guest_session/*/rated/tv"
    case guestRatedEpisodes = "GET /3/guest_session/*/rated/tv/episodes"
    case recommendedMovies = "GET /4/account/*/movie/recommendations"
    case recommendedSeries = "GET /4/account/*/tv/recommendations"
    case sortedFavoriteMovies = "GET /4/account/*/movie/favorites"
    case sortedFavoriteSeries = "GET /4/account/*/tv/favorites"
    case sortedWatchlistMovies = "GET /4/account/*/movie/watchlist"
    case sortedWatchlistSeries = "GET /4/account/*/tv/watchlist"
    case sortedRatedMovies = "GET /4/account/*/movie/rated"
    case sortedRatedSeries = "GET /4/account/*/tv/rated"

    // MARK: One title
    case movieStates = "GET /3/movie/*/account_states"
    case seriesStates = "GET /3/tv/*/account_states"
    case seasonStates = "GET /3/tv/*/season/*/account_states"
    case episodeStates = "GET /3/tv/*/season/*/episode/*/account_states"
    case rateMovie = "POST /3/movie/*/rating"
    case rateSeries = "POST /3/tv/*/rating"
    case rateEpisode = "POST /3/tv/*/season/*/episode/*/rating"
    case unrateMovie = "DELETE /3/movie/*/rating"
    case unrateSeries = "DELETE /3/tv/*/rating"
    case unrateEpisode = "DELETE /3/tv/*/season/*/episode/*/rating"

    // MARK: Lists
    case lists = "GET /3/account/*/lists"
    case createList = "POST /3/list"
    case list = "GET /3/list/*"
    case deleteList = "DELETE /3/list/*"
    case itemStatus = "GET /3/list/*/item_status"
    case addItem = "POST /3/list/*/add_item"
    case removeItem = "POST /3/list/*/remove_item"
    case clearList = "POST /3/list/*/clear"

    // MARK: Lists of movies and series
    case mixedLists = "GET /4/account/*/lists"
    case createMixedList = "POST /4/list"
    case mixedList = "GET /4/list/*"
    case updateMixedList = "PUT /4/list/*"
    case deleteMixedList = "DELETE /4/list/*"
    case clearMixedList = "GET /4/list/*/clear"
    case mixedItemStatus = "GET /4/list/*/item_status"
    case addItems = "POST /4/list/*/items"
    case updateItems = "PUT /4/list/*/items"
    case removeItems = "DELETE /4/list/*/items"

    /// A path on which there are operations, each by its method.
    struct Place: Sendable {
        let template: [Substring]
        var operations: [String: AccountRoute] = [:]

        /// The values of the path where the template has a star; nil for another path.
        func values(in segments: [String]) -> [String]? {
            guard template.count == segments.count, zip(template, segments).allSatisfy({ $0 == "*" || $0 == $1 }) else { return nil }
            return zip(template, segments).filter { $0.0 == "*" }.map(\.1)
        }

        func operation(_ method: String) -> AccountRoute? { operations[method == "HEAD" ? "GET" : method] }

        /// All methods, in a fixed order.
        var methods: [String] {
            operations.keys.flatMap { $0 == "GET" ? ["GET", "HEAD"] : [$0] }.sorted { ($0.count, $0) < ($1.count, $1) }
        }

        /// Whether it serves to sign in or out.
        var isForAuthentication: Bool { template[1] == "authentication" || template[1] == "auth" }
    }

    /// The place of a path, and its values where the template has a star.
    static func place(of segments: [String]) -> (place: Place, values: [String])? {
        for place in places[segments.count] ?? [] {
            if let values = place.values(in: segments) { return (place, values) }
        }
        return nil
    }

    private static let places: [Int: [Place]] = {
        var places: [Substring: Place] = [:]
        for operation in allCases {
            let sides = operation.rawValue.split(separator: " ")
            places[sides[1], default: Place(template: sides[1].split(separator: "/"))].operations[String(sides[0])] = operation
        }
        return Dictionary(grouping: places.values) { $0.template.count }
    }()
}
