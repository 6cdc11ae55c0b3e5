import Marquee

func showPopularMovies() async throws {
    let marquee = try await MarqueeClient()
    let popular = try await marquee.movies.chart(.popular)
    for movie in popular.value.items { print(movie.title, movie.releaseDate?.year ?? 0) }
    if popular.isStale { print("cached, \(popular.age) old:", popular.refreshError?.reason.text ?? "") }
    await marquee.shutdown()
}

func readmeFirstCalls(marquee: MarqueeClient, text: String) async throws {
    let second = try await marquee.movies.chart(.popular, page: 2)
    let found = try await marquee.search.movies(text, year: 1999)
    let details = try await marquee.movies.details(550)
    let poster = await marquee.images.url(details.value.posterPath, as: .poster, width: 500)
    let cached = try await marquee.movies.details(550, policy: .offline)
    _ = (second, found, poster, cached)
}

func readmeConfiguration(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.language = "fr-FR"
        $0.fallbackLanguages = ["en"]
    }
    let popular = try await marquee.movies.chart(.popular)
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
