import Foundation
import MarqueeData
import MarqueeDomain

/// The two interfaces of a server, answered by a world that may do anything in between.
struct PlainAPI: LibraryAPI, AccountAPI {
    let world: LibraryWorld
    let client: Int

    func set(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError) {
        try await world.receive(value, on: item, session: user.session.reveal(), from: client)
    }

    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks {
        try await world.marks(on: item, session: user.session.reveal(), from: client)
    }

    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Item>> {
        Remote(key: key("GET /\(shelf.name.rawValue)"), isPrivate: true) { (_) async throws(MarqueeError) in
            let values = try await world.shelf(shelf.name, session: user.session.reveal(), from: client)
            let body = try? JSONEncoder().encode(values.map { Row($0.key, $0.value) })
            return .body(body ?? Data(), validator: nil, freshFor: .zero)
        } adapt: { (body) throws(MarqueeError) in
            guard let rows = try? JSONDecoder().decode([Row].self, from: body) else { throw .unasked }
            let items = rows.compactMap { Item($0.entry(on: shelf.name)) }
            return Adapted(Page(page: 1, totalPages: 1, totalResults: rows.count, items: items))
        }
    }
    func shelfOperations(of kind: Session.Kind) -> Set<String> { Set(ShelfName.allCases.map { "GET /\($0.rawValue)" } + ["GET /season"]) }
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>> { shelf(.favoriteMovies, ShelfPage(), as: user) }
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>> { shelf(.favoriteTV, ShelfPage(), as: user) }
    func sortedFavoriteMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        shelf(.favoriteMovies, ShelfPage(), as: user)
    }
    func sortedFavoriteTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        shelf(.favoriteTV, ShelfPage(), as: user)
    }
    func sortedWatchlistMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        shelf(.favoriteMovies, ShelfPage(), as: user)
    }
    func sortedWatchlistTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        shelf(.favoriteTV, ShelfPage(), as: user)
    }
    func sortedRatedMovies(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>> {
        shelf(.ratedMovies, ShelfPage(), as: user)
    }
    func sortedRatedTV(_ page: SortedShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>> {
        shelf(.ratedTV, ShelfPage(), as: user)
    }
    func episodeRatings(of season: SeasonReference, as user: UserAuthorization) -> Remote<[EpisodeRating]> {
        Remote(key: key("GET /season"), isPrivate: true, freshFor: .zero) { () async throws(MarqueeError) in [] }
    }

    // MARK: Accounts

    func validateCredential() async throws(MarqueeError) { throw .unasked }
    func begin(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn { throw .unasked }
    func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> UserGrant { throw .unasked }
    func grant(of session: Secret) async throws(MarqueeError) -> UserGrant { throw .unasked }
    func check(_ user: UserAuthorization) async throws(MarqueeError) { throw .unasked }
    func account(of user: UserAuthorization) -> Remote<Account> {
        Remote(key: key("GET /account"), isPrivate: true, freshFor: .zero) { () async throws(MarqueeError) in throw .unasked }
    }

    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> UserGrant {
        try await world.admit(Int(credentials.username) ?? 0)
    }
    func signInAsGuest() async throws(MarqueeError) -> UserGrant { try await world.admit(nil) }
    func end(_ user: UserAuthorization) async throws(MarqueeError) { try await world.end(user.session.reveal()) }

    // MARK: Shelves

    private struct Row: Codable {
        var id: Int
        var season = 0
        var number = 0
        var halfPoints = 0

        var rating: Rating { Rating(halfPoints: halfPoints) ?? Row.lowest }

        private static let lowest: Rating = (1...20).compactMap { Rating(halfPoints: $0) }[0]

        func entry(on shelf: ShelfName) -> ShelfEntry {
            switch shelf {
            case .favoriteMovies, .watchlistMovies: ShelfEntry(.movie(Movie(id: id, title: "")))
            case .favoriteTV, .watchlistTV: ShelfEntry(.tv(TVSeries(id: id, name: "")))
            case .ratedMovies: ShelfEntry(.movie(Movie(id: id, title: "")), rating: rating)
            case .ratedTV: ShelfEntry(.tv(TVSeries(id: id, name: "")), rating: rating)
            case .ratedEpisodes:
                ShelfEntry(
                    .episode(SeriesEpisode(series: id, episode: Episode(id: number, seasonNumber: season, episodeNumber: number))),
                    rating: rating)
            }
        }

        init(_ item: Markable, _ value: MarkValue) {
            id = item.title.id
            if case .episode(let episode) = item { (season, number) = (episode.season, episode.number) }
            if case .rating(let rating?) = value { halfPoints = rating.halfPoints }
        }
    }

    private func key(_ operation: String) -> SnapshotKey {
        SnapshotKey(server: "plain", operation: operation, audience: .standard)
    }
}

extension MarqueeError {
    fileprivate static let unasked = MarqueeError(.unreadable, .init("plain.unasked", "The plain server does not know this."))
}
