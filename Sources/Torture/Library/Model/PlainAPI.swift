import Foundation
import MarqueeData
import MarqueeDomain

/// The two interfaces of a server, answered by a world that may do anything in between.
struct PlainAPI: LibraryAPI, AccountAPI {
    let world: LibraryWorld
    let client: Int

    func send(_ value: MarkValue, on item: Markable, as user: UserAuthorization) async throws(MarqueeError) {
        try await world.receive(value, on: item, session: user.session.reveal(), from: client)
    }

    func marks(on item: Markable, as user: UserAuthorization) async throws(MarqueeError) -> Marks {
        try await world.marks(on: item, session: user.session.reveal(), from: client)
    }

    func favoriteMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        shelf(.favoriteMovies, user) { Movie(id: $0.id, title: "") }
    }
    func favoriteTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        shelf(.favoriteTV, user) { TVSeries(id: $0.id, name: "") }
    }
    func watchlistMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Movie>> {
        shelf(.watchlistMovies, user) { Movie(id: $0.id, title: "") }
    }
    func watchlistTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<TVSeries>> {
        shelf(.watchlistTV, user) { TVSeries(id: $0.id, name: "") }
    }
    func ratedMovies(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<Movie>>> {
        shelf(.ratedMovies, user) { Rated(Movie(id: $0.id, title: ""), rating: $0.rating) }
    }
    func ratedTV(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<TVSeries>>> {
        shelf(.ratedTV, user) { Rated(TVSeries(id: $0.id, name: ""), rating: $0.rating) }
    }
    func ratedEpisodes(_ page: ShelfPage, as user: UserAuthorization) -> Remote<Page<Rated<SeriesEpisode>>> {
        shelf(.ratedEpisodes, user) { row in
            let episode = Episode(id: row.number, seasonNumber: row.season, number: row.number)
            return Rated(SeriesEpisode(series: row.id, episode: episode), rating: row.rating)
        }
    }
    func recommendedMovies(page: Int, as user: UserAuthorization) -> Remote<Page<Movie>> { favoriteMovies(ShelfPage(), as: user) }
    func recommendedTV(page: Int, as user: UserAuthorization) -> Remote<Page<TVSeries>> { favoriteTV(ShelfPage(), as: user) }

    // MARK: Accounts

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

        init(_ item: Markable, _ value: MarkValue) {
            id = item.title.id
            if case .episode(let episode) = item { (season, number) = (episode.season, episode.number) }
            if case .rating(let rating?) = value { halfPoints = rating.halfPoints }
        }
    }

    private func key(_ operation: String) -> SnapshotKey {
        SnapshotKey(server: "plain", operation: operation, audience: .standard)
    }

    private func shelf<Item: Sendable>(
        _ name: ShelfName, _ user: UserAuthorization, _ item: @escaping @Sendable (Row) -> Item
    ) -> Remote<Page<Item>> {
        Remote(key: key("GET /\(name.rawValue)"), isPrivate: true) { (_) async throws(MarqueeError) in
            let values = try await world.shelf(name, session: user.session.reveal(), from: client)
            let body = try? JSONEncoder().encode(values.map { Row($0.key, $0.value) })
            return .body(body ?? Data(), validator: nil, freshFor: .zero)
        } adapt: { (body) throws(MarqueeError) in
            guard let rows = try? JSONDecoder().decode([Row].self, from: body) else { throw .unasked }
            return Adapted(Page(number: 1, totalPages: 1, totalResults: rows.count, items: rows.map(item)))
        }
    }
}

extension MarqueeError {
    fileprivate static let unasked = MarqueeError(.unreadable, .init("plain.unasked", "The plain server does not know this."))
}
