import Marquee

// The samples of the groups of use cases, and of protocols that a program implements: of comments in Sources, word for word.

func movieGroup(marquee: MarqueeClient) async throws {
    let movie = try await marquee.movies.details(550)
    print(movie.title, movie.credits?.directors.first?.name ?? "")
    for similar in try await marquee.movies.similar(550) { print(similar.title) }
}

func seriesGroup(marquee: MarqueeClient) async throws {
    let series = try await marquee.tv.details(1399)
    let season = try await marquee.tvSeasons.details(1399, season: 1)
    print(series.name, season.episodes.count)
}

func seasonGroup(marquee: MarqueeClient) async throws {
    let credits = try await marquee.tvSeasons.credits(1399, season: 1)
    print(credits.cast.map(\.name))
}

func episodeGroup(marquee: MarqueeClient) async throws {
    let pictures = try await marquee.tvEpisodes.images(1399, season: 1, episode: 2)
    print(pictures.stills.count)
}

func personGroup(marquee: MarqueeClient) async throws {
    let person = try await marquee.people.details(31)
    for person in try await marquee.people.popular() { print(person.name) }
    print(person.name, person.biography)
}

func searchGroup(marquee: MarqueeClient) async throws {
    for movie in try await marquee.search.movies("fight club", year: 1999) { print(movie.title) }
    for title in try await marquee.search.multi("tom hanks") { print(title.title) }
}

func historyGroup(marquee: MarqueeClient) async throws {
    try await marquee.history.record("fight club")
    for search in try await marquee.history.recent(10) { print(search.text) }
}

func trendingGroup(marquee: MarqueeClient) async throws {
    for movie in try await marquee.trending.movies(.week) { print(movie.title) }
}

func libraryGroup(marquee: MarqueeClient) async throws {
    try await marquee.library.setFavorite(.movie(550))
    try await marquee.library.rate(.tv(1399), 8.5)
    let favorites = try await marquee.library.favoriteMovies()
    print(favorites.map(\.title), favorites.marks(on: .movie(550)).pending)
}

func accountGroup(marquee: MarqueeClient, name: String, password: String) async throws {
    let session = try await marquee.account.signIn(username: name, password: password)
    print(session.id, try await marquee.account.details().username)
    _ = try await marquee.account.signOut()
}

func listGroup(marquee: MarqueeClient) async throws {
    let list = try await marquee.lists.create(name: "Rainy days")
    try await marquee.lists.add(MediaListEntry(list: list, movie: 550))
    print(try await marquee.lists.details(list).items.count)
}

func mixedListGroup(marquee: MarqueeClient) async throws {
    let list = try await marquee.mixedLists.create(name: "Rainy days")
    _ = try await marquee.mixedLists.add(MixedListItems(list: list, titles: [.movie(550), .tv(1399)]))
}

func imageGroup(marquee: MarqueeClient, movie: Movie) async {
    let poster = await marquee.images.load(movie.posterPath, as: .poster, width: 342)
    print(poster.file?.bytes.count ?? 0)
}

func referenceGroup(marquee: MarqueeClient) async throws {
    for country in try await marquee.configuration.countries().value { print(country.country, country.englishName) }
}

func changeGroup(marquee: MarqueeClient) async throws {
    for change in try await marquee.changes.movie(550).value { print(change.key) }
}

func cacheGroup(marquee: MarqueeClient) async throws {
    if let info = try await marquee.cache.info() { print(info.titles, info.bytes) }
    try await marquee.cache.clear()
}

func catalogGroup(marquee: MarqueeClient) async throws {
    let hits = try await marquee.catalog.search(CatalogQuery("seven sam"))
    for name in hits?.names ?? [] { print(name.name) }
}

/// A transport that prints each request before another one sends it. A printed request contains no secret.
struct PrintingTransport: HTTPTransport {
    let base: any HTTPTransport

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        print(request)
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}

func sharedLimiter(token: String, otherToken: String) async throws -> [MarqueeClient] {
    let limiter = RateLimiter(requestsPerSecond: 30)
    let first = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.rateLimiter = limiter
    }
    let second = try await MarqueeClient {
        $0.credential = try .accessToken(otherToken)
        $0.rateLimiter = limiter
        $0.storage = .memory
    }
    return [first, second]
}

func discoverGroup(marquee: MarqueeClient) async throws {
    let dramas = try await marquee.discover.movies { $0.genres = .all([MovieGenre.drama]) }
    print(dramas.map(\.title))
}

func genreGroup(marquee: MarqueeClient) async throws {
    for genre in try await marquee.genres.movies().value { print(genre.id, genre.name) }
}

func collectionGroup(marquee: MarqueeClient) async throws {
    let collection = try await marquee.collections.details(10)
    print(collection.name, collection.movies.map(\.title))
}

func companyGroup(marquee: MarqueeClient) async throws {
    let company = try await marquee.companies.details(1)
    print(company.name, company.headquarters)
}

func networkGroup(marquee: MarqueeClient) async throws {
    let network = try await marquee.networks.details(49)
    print(network.name, network.headquarters)
}

func keywordGroup(marquee: MarqueeClient) async throws {
    for movie in try await marquee.keywords.movies(1721) { print(movie.title) }
}

func reviewGroup(marquee: MarqueeClient) async throws {
    let review = try await marquee.reviews.details("5b1c13b9c3a36848f2026384")
    print(review.mediaTitle, review.content)
}

func creditGroup(marquee: MarqueeClient) async throws {
    let credit = try await marquee.credits.details("52fe4250c3a36847f80149f3")
    print(credit.person.name, credit.media.title)
}

func certificationGroup(marquee: MarqueeClient) async throws {
    let certifications = try await marquee.certifications.movies()
    print(certifications.value["DE"]?.map(\.name) ?? [])
}

func watchProviderGroup(marquee: MarqueeClient) async throws {
    let providers = try await marquee.watchProviders.movies(watchRegion: "DE")
    print(providers.value.map(\.providerName))
}

func episodeOrderGroup(marquee: MarqueeClient) async throws {
    let order = try await marquee.tvEpisodeGroups.details("5acf93e60e0a26346d0000ce")
    print(order.groups.map(\.name))
}

func findGroup(marquee: MarqueeClient) async throws {
    let found = try await marquee.find.byID(.imdb("tt0137523"))
    print(found.movieResults.map(\.title))
}

func pathAlone(movie: Movie) {
    print(movie.posterPath?.url(width: 500) as Any)
}

func languageInAVariable(marquee: MarqueeClient, code: String) async throws {
    let details = try await marquee.movies.details(550, language: LanguageChain(code))
    print(details.title)
}
