import Marquee
import MarqueeTesting

func readmeFirstLines(print: (String) -> Void) async throws {
    let marquee = try await MarqueeClient.sandbox()  // of TMDb: try await MarqueeClient(accessToken: token)
    let popular = try await marquee.movies.popular()
    for movie in popular.value.items.prefix(3) { print("\(movie.title), \(movie.releaseDate?.year ?? 0)") }
    print("from the \(popular.origin), stale: \(popular.isStale)")

    let details = try await marquee.movies.details(550)
    print("\(details.value.title), by \(details.value.credits?.directors.first?.name ?? "unknown")")
    let offline = try await marquee.movies.details(550, policy: .offline)
    print("the same from \(offline.origin), without the network")
    await marquee.shutdown()
}

func readmeConfiguration(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.language = "fr-FR"
        $0.fallbackLanguages = ["en"]
    }
    let popular = try await marquee.movies.popular()
    _ = popular
}

func readmeMarks(marquee: MarqueeClient, name: String, password: String) async throws {
    _ = try await marquee.account.signIn(username: name, password: password)
    marquee.startSyncing()
    try await marquee.library.toggleFavorite(.movie(550))
    try await marquee.library.rate(.tv(1399), 8.5)
    let favorites = try await marquee.library.favoriteMovies()
    print(favorites.value.items.map(\.title), favorites.marks(on: .movie(550)).pending)
}
