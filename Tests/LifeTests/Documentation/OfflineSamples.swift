import Marquee
import MarqueeSandbox

// The samples of Docs/Offline.md and Docs/Errors.md, word for word.

func offlineRead(marquee: MarqueeClient) async throws {
    let details = try await marquee.movies.details(550)
    print(details.origin)  // memory, store, server or titleIndex
    print(details.age)  // the time since the server last confirmed it
    print(details.fetchedAt as Any)  // when that was
    print(details.isStale)  // whether it is older than the server or the policy allows
    if let error = details.refreshError { print("not refreshed, because:", error.reason.text) }
}

func fill(_ marquee: MarqueeClient) async throws {
    let popular = try await marquee.movies.popular().value
    for outcome in await marquee.movies.details(popular.items.map(\.id)) {
        if case .failure(let error) = outcome { print(error.code) }
    }
}

func offlineUpdates(marquee: MarqueeClient) async throws {
    for try await update in marquee.movies.details.updates(550) {
        print(update.value.title, update.isStale ? "…" : "")
    }
}

func offlinePages(marquee: MarqueeClient) async throws {
    for try await page in marquee.movies.popular.pages(policy: .freshElseCached) {
        print(page.value.page, page.origin)
    }
}

func offlineLanguages(marquee: MarqueeClient) async throws {
    let fill = try await marquee.movies.list.fillTexts(.popular(), limit: 2)
    let list = try await marquee.movies.popular(policy: .offline)
    for movie in list.value.items { print(movie.overview, movie.textLanguages?[.overview] ?? "") }
    print(fill.requests, fill.missing)
}

func offlineSearch(marquee: MarqueeClient) async throws {
    let found = try await marquee.search.movies(MovieSearch("fight", year: 1999), policy: .offline)
    print(found.value.items.map(\.title))
}

func offlineSuggestions(marquee: MarqueeClient) async throws {
    try await marquee.history.record("fight club")
    for suggestion in try await marquee.suggestions("fi") { print(suggestion.text) }
}

func offlinePreview(marquee: MarqueeClient) async throws {
    if case .movie(let movie) = try await marquee.preview(.movie(550)) { print(movie.title, movie.overview) }
}

func offlineMarks(marquee: MarqueeClient) async throws {
    try await marquee.library.toggleFavorite(.movie(550))
    try await marquee.library.setWatchlist(.tv(1399))
    try await marquee.library.rate(.episode(of: 1399, season: 1, number: 1), 9.5)

    let page = try await marquee.movies.popular()
    for movie in page.value.items {
        let marks = page.marks(on: movie.reference)
        print(movie.title, marks.isFavorite ? "♥" : "", marks.pending.isEmpty ? "" : "…")
    }
}

func offlineSync(marquee: MarqueeClient) async throws {
    let report = try await marquee.library.sync()
    print(report.sent, "sent,", report.waiting, "waiting")
    if let failure = report.failure { print("not everything was sent, because:", failure.reason.text) }
}

func offlinePending(marquee: MarqueeClient) async throws {
    for change in try await marquee.library.pending() {
        guard case .rejected(let error) = change.state else { continue }
        print(change.item, error.reason.text)
        try await marquee.library.discard(change)
    }
}

func offlineConflicts(token: String) async throws {
    let careful = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.conflicts = ConflictPolicy { conflict in
            if case .rating = conflict.local { return .local }
            return .server
        }
    }
    _ = careful
}

func offlineShelf(marquee: MarqueeClient) async throws {
    let favorites = try await marquee.library.favoriteMovies(policy: .freshElseCached)
    print(favorites.value.items.map(\.title), favorites.value.totalResults)
}

func offlineChanges(marquee: MarqueeClient) async throws {
    for await change in marquee.library.changes(on: .movie(550)) {
        print(change.marks.isFavorite, change.marks.pending.contains(.favorite))
    }
}

func offlinePictures(marquee: MarqueeClient, movie: Movie) async throws {
    let poster = await marquee.images.load(movie.posterPath, as: .poster, width: 342)
    if let file = poster.file {
        print(file.bytes.count, file.format, file.size.name, poster.origin ?? .server)
    } else {
        print("no picture,", poster.error?.reason.text ?? "because there is none")
    }
}

func offlinePrefetch(marquee: MarqueeClient) async throws {
    let page = try await marquee.movies.popular()
    let count = try await marquee.images.prefetch(page.value.items.map(\.posterPath), as: .poster, width: 342)
    print(count, "posters are there")
}

func offlineStorage(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.storage = .folder("/var/lib/movies")
        $0.cacheBytes = 64 << 20
    }
    _ = marquee
}

func offlineMaximumAge(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.maximumAge = .seconds(30 * 86_400)
    }
    _ = marquee
}

func offlineTrying() async throws -> MarqueeError.Code? {
    let sandbox = try await Sandbox.start()
    let marquee = try await MarqueeClient(environment: [:]) {
        $0.credential = try .accessToken(Sandbox.accessToken)
        $0.baseURL = sandbox.baseURL
        $0.storage = .memory
    }
    _ = try await marquee.movies.details(550)
    sandbox.behave(.offline)
    let cached = try await marquee.movies.details(550, policy: .freshElseCached)
    print(cached.origin, cached.refreshError?.code ?? .cancelled)
    await marquee.shutdown()
    await sandbox.stop()
    return cached.refreshError?.code
}

func errorsSwitch(marquee: MarqueeClient) async {
    do throws(MarqueeError) {
        let details = try await marquee.movies.details(550)
        print(details.value.title)
    } catch {
        switch error.code {
        case .notFound: print("There is no such movie.")
        case .offline, .timeout: print("No connection, and nothing cached.")
        case .rateLimited: print("Try again in", error.retryAfter ?? .seconds(1))
        default: print(error)
        }
    }
}

func errorsInALanguage(marquee: MarqueeClient) async {
    let language = TextLanguage(preferring: ["de-AT", "en"])
    do throws(MarqueeError) {
        _ = try await marquee.movies.details(550)
    } catch {
        print(error.reason.text(in: language))
    }
}

func settings(token: String) async throws {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.cacheBytes = 1 << 30
        $0.limits.total = .seconds(10)
    }
    await marquee.shutdown()
}

func answerLifetimes() -> AnswerLifetimes {
    var lifetimes = AnswerLifetimes()
    lifetimes.lists = .seconds(300)
    lifetimes.details = .seconds(86_400)
    return lifetimes
}
