// Package.swift: .package(url: "…/Marquee", from: "0.1.0"), and .product(name: "Marquee", package: "Marquee")
import Marquee

func showPopularMovies(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.language = "fr-FR"
        $0.fallbackLanguages = ["en"]
    }
    let popular = try await marquee.movies.chart(.popular())
    for movie in popular.value.items { print(movie.title, movie.releaseDate?.year ?? 0) }
    if popular.isStale { print("kept, \(popular.age) old:", popular.refreshError?.reason.text ?? "") }
    await marquee.shutdown()
}
