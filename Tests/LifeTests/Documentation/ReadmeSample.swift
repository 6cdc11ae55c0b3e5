// Package.swift: .package(url: "…/Marquee", from: "0.1.0"), and .product(name: "Marquee", package: "Marquee")
import Marquee

func showPopularMovies(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.language = "fr-FR"
        $0.fallbackLanguages = ["en"]
    }
    let popular = try await marquee.movies.chart(.popular)
    for movie in popular.value.items { print(movie.title, movie.releaseDate?.year ?? 0) }
    if popular.isStale { print("kept, \(popular.age) old:", popular.refreshError?.reason.text ?? "") }
    await marquee.shutdown()
}

func readmeMarks(marquee: MarqueeClient, name: String, password: Secret) async throws {
    _ = try await marquee.account.signIn(username: name, password: password)
    marquee.startSyncing()
    try await marquee.library.toggleFavorite(.movie(550))
    try await marquee.library.rate(.tv(1399), 8.5)
    let favorites = try await marquee.library.favoriteMovies()
    print(favorites.value.items.map(\.title), favorites.marks(on: .movie(550)).pending)
}
